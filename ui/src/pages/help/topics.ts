/** The help's topics in their order. Each has a title and paragraphs in the catalogue. */

/** A topic and how many paragraphs it has. */
export interface Topic {
  name: string;
  paragraphs: number;
}

const FIRST: Topic = { name: 'idea', paragraphs: 3 };

export const TOPICS: readonly Topic[] = [
  FIRST,
  { name: 'moving', paragraphs: 4 },
  { name: 'dummies', paragraphs: 3 },
  { name: 'words', paragraphs: 6 },
  { name: 'tries', paragraphs: 3 },
  { name: 'clocks', paragraphs: 3 },
  { name: 'requests', paragraphs: 3 },
  { name: 'ends', paragraphs: 2 },
  { name: 'replay', paragraphs: 3 },
  { name: 'keys', paragraphs: 0 },
];

/** The topic that stands for a name; the first one for anything else. */
export function topicNamed(name: string | undefined): Topic {
  return TOPICS.find((topic) => topic.name === name) ?? FIRST;
}
