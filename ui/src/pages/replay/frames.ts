/** How fast the display draws, measured by the pictures that it asks for. */

/** The usual time between two pictures over so many of them, in milliseconds. */
export function frameTime(pictures = 30): Promise<number> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const next = (now: number) => {
      times.push(now);
      if (times.length <= pictures) requestAnimationFrame(next);
      else resolve(usual(times));
    };
    requestAnimationFrame(next);
  });
}

/** The middle one of the distances between the times: a picture that came late does not count. */
export function usual(times: readonly number[]): number {
  const between = times.slice(1).map((time, at) => time - (times[at] ?? time));
  between.sort((one, other) => one - other);
  return between[Math.floor(between.length / 2)] ?? 0;
}
