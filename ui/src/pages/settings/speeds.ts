const OFFERED = [250, 500, 1000, 2000, 4000];

/** The step times that are offered, in milliseconds, with the one that is set among them. */
export function speeds(set: number): number[] {
  return [...new Set([...OFFERED, set])].sort((a, b) => a - b);
}
