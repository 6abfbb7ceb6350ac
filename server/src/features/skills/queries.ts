import type { TrendingSkill } from '#contract/skills/contract.ts';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { isActive } from '../users/queries.ts';

const trendingSkills = statement<TrendingSkill, []>(
  'trending_skills',
  () => sql`SELECT skill, count(*)::int AS count FROM users u, unnest(u.skills) skill
   WHERE ${isActive(sql`u`)} GROUP BY skill ORDER BY count DESC, skill LIMIT 50`,
);

/** The skills that most members have. */
export async function listTrendingSkills(db: Db): Promise<TrendingSkill[]> {
  return trendingSkills(db);
}
