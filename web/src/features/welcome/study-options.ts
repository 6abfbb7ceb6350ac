import { programmesOf, schoolNames } from '#contract/catalogue/schools.ts';
import type { PopularStudies } from '#contract/welcome/contract.ts';

const likelyMajors = 5;
const yearsAhead = 4;

/** The schools of the catalogue, those with the most members first. */
export function sortSchools(popular: readonly PopularStudies[]): string[] {
  const members = new Map<string, number>();
  for (const { school, count } of popular) members.set(school, (members.get(school) ?? 0) + count);
  return schoolNames.toSorted((a, b) => (members.get(b) ?? 0) - (members.get(a) ?? 0));
}

interface Options<Value> {
  likely: Value[];
  others: Value[];
}

/** The majors of a school: those that most of its members chose, then the others by name. */
export function groupMajors(school: string, popular: readonly PopularStudies[]): Options<string> {
  const offered = programmesOf(school);
  const likely = popular
    .filter((studies) => studies.school === school && offered.includes(studies.major))
    .slice(0, likelyMajors)
    .map(({ major }) => major);
  return { likely, others: offered.filter((major) => !likely.includes(major)) };
}

/** This year and the next four, then the earlier years for alumni. */
export function groupYears(years: readonly number[], today: Date): Options<number> {
  const year = today.getFullYear();
  return {
    likely: Array.from({ length: yearsAhead + 1 }, (_, index) => year + index),
    others: years.filter((one) => one < year),
  };
}
