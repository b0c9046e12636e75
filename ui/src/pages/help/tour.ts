/** The first-run tour: its pages in their order, each with a diagram. Its texts are `tour-NAME` and `tour-NAME-text`. */

/** One page. */
export interface TourPage {
  name: string;
  figure: string;
}

export const TOUR: readonly TourPage[] = [
  { name: 'own', figure: 'seen-by-white' },
  { name: 'referee', figure: 'seen-by-referee' },
  { name: 'try', figure: 'rook-asks' },
  { name: 'told', figure: 'capture-told' },
  { name: 'tries', figure: 'three-tries' },
  { name: 'check', figure: 'check-left-diagonal' },
  { name: 'dummies', figure: 'dummies-moved' },
  { name: 'begin-page', figure: 'start' },
];
