import type { DemoEndorsement } from './shapes.ts';

export const endorsements: DemoEndorsement[] = [
  { member: 'maya-okafor', skill: 'Directing', endorser: 'jonah-feldstein', hoursAgo: 120 },
  { member: 'maya-okafor', skill: 'Directing', endorser: 'zoe-laurent', hoursAgo: 60 },
  { member: 'maya-okafor', skill: 'Directing', endorser: 'theo-brandt', hoursAgo: 12 },
  { member: 'maya-okafor', skill: 'Screenwriting', endorser: 'saoirse-dunne', hoursAgo: 52 },
];
