import type { FeedBoard } from '#contract/feed/boards.ts';

export const boardNames: Record<FeedBoard, string> = {
  everything: 'Everything',
  'for-you': 'For you',
  calls: 'Calls',
  showcase: 'Showcase',
  events: 'Events',
  network: 'My network',
};
