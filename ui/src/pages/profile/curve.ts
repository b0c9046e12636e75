/** The rating curve as lines of a drawing. */

import type { Point } from '../../types';

/** The drawing's size in its own units. */
export const WIDTH = 600;
export const HEIGHT = 220;
/** Room for the figures at the left and the dates below. */
const LEFT = 44;
const BELOW = 22;
/** Lines across stand so far apart. */
const STEPS = [50, 100, 200, 500, 1000];
const MOST_LINES = 6;

export interface Drawing {
  /** The rating after each game. */
  line: string;
  /** Where the strength lies with 95 % certainty. */
  band: string;
  /** The last point. */
  end: { x: number; y: number };
  /** Lines across, with their ratings. */
  across: { rating: number; y: number }[];
}

/** The curve of these points, of which there is at least one. */
export function draw(points: readonly Point[]): Drawing {
  const low = Math.min(...points.map(({ rating, deviation }) => rating - 2 * deviation));
  const high = Math.max(...points.map(({ rating, deviation }) => rating + 2 * deviation));
  const step = STEPS.find((step) => (high - low) / step <= MOST_LINES) ?? 2000;
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const x = (place: number) => {
    const share = points.length === 1 ? 0.5 : place / (points.length - 1);
    return round(LEFT + share * (WIDTH - LEFT - 8));
  };
  const y = (rating: number) => round(4 + ((top - rating) / (top - bottom)) * (HEIGHT - BELOW - 8));
  const path = (ratings: number[], places: number[]) =>
    places.map((place, at) => `${x(place)} ${y(ratings[at] ?? 0)}`).join(' L');
  const places = points.map((_, place) => place);
  const above = points.map(({ rating, deviation }) => rating + 2 * deviation);
  const below = points.map(({ rating, deviation }) => rating - 2 * deviation);
  const across = [];
  for (let rating = bottom; rating <= top; rating += step) across.push({ rating, y: y(rating) });
  const last = points.length - 1;
  return {
    line: `M${path(
      points.map(({ rating }) => rating),
      places,
    )}`,
    band: `M${path(above, places)} L${path(below.reverse(), places.toReversed())} Z`,
    end: { x: x(last), y: y(points[last]?.rating ?? 0) },
    across,
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
