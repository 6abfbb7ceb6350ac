import { paths } from '#contract/paths.ts';
import { skills } from '#contract/skills/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const skillQueries = {
  trending: () => apiQuery(skills.trending),
  popular: (major: string | null, limit: number) =>
    apiQuery(skills.popular, { query: { major: major ?? undefined, limit } }),
};

/** Discover, filtered by the skill. */
export function pathToSkill(skill: string): string {
  return `${paths.discover}?skill=${encodeURIComponent(skill)}`;
}
