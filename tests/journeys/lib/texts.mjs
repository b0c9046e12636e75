// The English catalogue, read as the program reads it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const folder = join(import.meta.dirname, "../../../ui/i18n/en");
const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of readdirSync(folder)) {
  bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf8")));
}

/** A text of the catalogue. */
export function text(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`the catalogue has no "${key}"`);
  return bundle.formatPattern(message.value, args);
}
