import type { PopularStudies } from '#contract/welcome/contract.ts';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { isActive } from '../users/queries.ts';

const popularStudies = statement<PopularStudies, []>(
  'popular_studies',
  () => sql`SELECT school, major, count(*)::int AS count FROM users u
   WHERE ${isActive(sql`u`)} AND school IS NOT NULL AND major IS NOT NULL
   GROUP BY school, major ORDER BY count DESC, school, major LIMIT 100`,
);

/** What most members study. */
export async function listPopularStudies(db: Db): Promise<PopularStudies[]> {
  return popularStudies(db);
}
