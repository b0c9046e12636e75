/** Files that a person has chosen, on their way to the program. */

import type { WindowError } from '../types';

/** The bytes of a file; one that is larger than the program reads is refused with this field and code. */
export async function bytesOf(
  file: File,
  largest: number,
  { field, code }: { field: string; code: string },
): Promise<number[]> {
  if (file.size > largest) {
    const detail = 'the file is too large';
    throw { error: 'field', field, code, args: {}, detail } satisfies WindowError;
  }
  return Array.from(new Uint8Array(await file.arrayBuffer()));
}
