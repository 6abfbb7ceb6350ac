import { creationSkills } from '#contract/catalogue/creation-skills.ts';
import { skills } from '#contract/catalogue/skills.ts';
import type { TrendingSkill } from '#contract/skills/contract.ts';
import type { Db } from '../../db/client.ts';
import { integer, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { isActive } from '../users/queries.ts';

const catalogue: ReadonlySet<string> = new Set(skills);

const trendingSkills = statement<TrendingSkill, []>(
  'trending_skills',
  () => sql`SELECT skill, count(*)::int AS count FROM users u, unnest(u.skills) skill
   WHERE ${isActive(sql`u`)} GROUP BY skill ORDER BY count DESC, skill LIMIT 50`,
);

/** Of so many members of the major: with more the order hardly changes, and the query would read them all. */
const sample = 2_000;

const skillsOfMajor = statement<{ skill: string }, [major: string]>(
  'skills_of_major',
  (major) => sql`SELECT skill FROM (
     SELECT skills FROM users u WHERE u.major = ${major} AND ${isActive(sql`u`)} LIMIT ${integer(sample)}) m,
     unnest(m.skills) skill
   GROUP BY skill ORDER BY count(*) DESC, skill LIMIT 100`,
);

/** Only of the catalogue: a word of a member's own is nobody else's suggestion. Creation skills fill the rest. */
export async function listPopularSkills(
  db: Db,
  { major, limit }: { major?: string | undefined; limit: number },
): Promise<string[]> {
  const rows = major ? await skillsOfMajor(db, major) : [];
  const popular = rows.map(({ skill }) => skill).filter((skill) => catalogue.has(skill));
  return [...new Set([...popular, ...creationSkills])].slice(0, limit);
}

/** The skills that most members have. */
export async function listTrendingSkills(db: Db): Promise<TrendingSkill[]> {
  return trendingSkills(db);
}
