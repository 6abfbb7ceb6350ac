import type { DemoReport } from './shapes.ts';

/** Two wait in the queue; one was decided last week. */
export const reports: DemoReport[] = [
  {
    by: 'clara-weiss',
    post: 'It rained on Canal Street',
    reason: 'other',
    details:
      'I am the person with the cello case on the left. It is a beautiful frame, but nobody asked me, and I had told my quartet that I was ill. Could he blur my face or take it down?',
    hoursAgo: 20,
  },
  {
    by: 'freya-lund',
    member: 'oscar-lindqvist',
    reason: 'impersonation',
    details:
      'His profile says that he scored our thesis game. He did one rehearsal with us in March and the score is by Yuna. Perhaps he forgot to change it, but he is getting work with it.',
    hoursAgo: 6,
  },
  {
    by: 'tomas-herrera',
    post: 'Location update: Mr. Baptiste',
    reason: 'inappropriate',
    details: 'Does the owner of the laundromat know that he is being quoted here?',
    hoursAgo: 50,
    dismissed: {
      note: 'We asked. Mr. Baptiste knows, and has the post on the wall of his laundromat.',
      hoursAgo: 46,
    },
  },
];
