/** The parts of the board that a member chooses from, above the feed. */
export const feedBoards = [
  'everything',
  'for-you',
  'calls',
  'showcase',
  'events',
  'network',
] as const;

export type FeedBoard = (typeof feedBoards)[number];
