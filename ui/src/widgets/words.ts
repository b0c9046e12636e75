/** Several words or phrases in one line of text. */

/** The words of a line with commas between them. */
export function split(line: string): string[] {
  const words = line.split(/[,;]/).map((word) => word.trim());
  return words.filter((word) => word !== '');
}

/** The line of these words. */
export function joined(words: readonly string[]): string {
  return words.join(', ');
}
