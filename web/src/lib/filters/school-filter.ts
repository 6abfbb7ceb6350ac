import { z } from 'zod';
import {
  programmesOf,
  type SchoolName,
  schoolNames,
  schools,
} from '#contract/catalogue/schools.ts';
import { text } from '#contract/primitives.ts';

/** A value outside its list counts as absent. */
export const schoolParams = {
  school: z.enum(schoolNames as readonly [SchoolName, ...SchoolName[]]).optional(),
  major: text(100).optional(),
};

/** The majors of the school, or of all schools. */
export function listMajors(school: string | undefined): readonly string[] {
  return school ? programmesOf(school) : schools.flatMap(({ programmes }) => [...programmes]);
}

/** Drops a major that the chosen school does not offer, and what is empty. */
export function keepFittingFilters<Filters extends { school?: string; major?: string }>(
  filters: Filters,
): Filters {
  const { school, major } = filters;
  const fits = major === undefined || listMajors(school).includes(major);
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== undefined && value !== '' && (name !== 'major' || fits),
    ),
  ) as Filters;
}
