import { paths } from '#contract/paths.ts';
import { skills } from '#contract/skills/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const skillQueries = {
  trending: () => apiQuery(skills.trending),
};

/** Discover, filtered by the skill. */
export function pathToSkill(skill: string): string {
  return `${paths.discover}?skill=${encodeURIComponent(skill)}`;
}
