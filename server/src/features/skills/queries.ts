import type { TrendingSkill } from '#contract/skills/contract.ts';
import type { Db } from '../../db/client.ts';
import { statement } from '../../db/statement.ts';

const skillCounts = statement<TrendingSkill, []>(
  'trending_skills',
  `SELECT skill, count(*)::int AS count FROM users u, unnest(u.skills) skill
   WHERE u.suspended_at IS NULL GROUP BY skill ORDER BY count DESC, skill LIMIT 50`,
);

/** The skills that most members have. */
export async function listTrendingSkills(db: Db): Promise<TrendingSkill[]> {
  return skillCounts(db);
}
