import type { CommunityStats } from '../users/contract.ts';

export interface CommunityFact {
  count: number;
  label: string;
}

const words: [keyof CommunityStats, one: string, many: string][] = [
  ['openCalls', 'open call', 'open calls'],
  ['eventsThisWeek', 'event within a week', 'events within a week'],
];

const people: [keyof CommunityStats, one: string, many: string][] = [
  ['totalStudents', 'students', 'students'],
  ['actors', 'actors', 'actors'],
  ['directors', 'directors', 'directors'],
];

/** What there is to find, without what there is none of. */
export function currentFacts(stats: CommunityStats): CommunityFact[] {
  return describe(stats, words);
}

/** Who is here, without what there is none of. */
export function peopleFacts(stats: CommunityStats): CommunityFact[] {
  return describe(stats, people);
}

function describe(stats: CommunityStats, facts: typeof words): CommunityFact[] {
  return facts
    .map(([name, one, many]) => ({ count: stats[name], label: stats[name] === 1 ? one : many }))
    .filter(({ count }) => count !== 0);
}
