import { roundCount } from '#contract/analytics/rounding.ts';
import type { Viewer } from '../../http/app.ts';

/** What everybody can count, or what was not counted. */
const exact = new Set([
  'totalUsers',
  'activeUsers',
  'totalContent',
  'totalPosts',
  'totalJobs',
  'totalEvents',
]);

/** Averages and shares: whole ones, which do not tell how many they were made of. */
const measures = new Set([
  'avgSelectionLength',
  'highlightRate',
  'percentage',
  'averageViewDuration',
  'avgViewDuration',
]);

/** The answer of a report as this viewer may read it: only administrators read exact numbers about what people did. */
export async function roundFor<Answer>(
  viewer: Pick<Viewer, 'isAdmin'>,
  report: Promise<Answer>,
): Promise<Answer> {
  const answer = await report;
  return viewer.isAdmin ? answer : (round(answer, '') as Answer);
}

function round(value: unknown, key: string): unknown {
  if (typeof value === 'number') return roundNumber(value, key);
  if (Array.isArray(value)) return value.map((item) => round(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, round(part, name)]));
}

function roundNumber(value: number, key: string): number {
  if (exact.has(key)) return value;
  return measures.has(key) ? Math.round(value) : roundCount(value);
}
