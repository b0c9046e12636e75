// The English catalogue, read as the program reads it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const file = join(import.meta.dirname, "../../../ui/i18n/en.ftl");
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync(file, "utf8")));

/** A text of the catalogue. */
export function text(key, args = {}) {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`the catalogue has no "${key}"`);
  return bundle.formatPattern(message.value, args);
}
