import { z } from 'zod';
import {
  programmesOf,
  type SchoolName,
  schoolNames,
  schools,
} from '#contract/catalogue/schools.ts';
import { skills } from '#contract/catalogue/skills.ts';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { text } from '#contract/primitives.ts';
import { classYears } from '#web/lib/format/class-years.ts';

const { recent, earlier } = classYears(new Date());
const years = new Set([...recent, ...earlier]);

/** A value outside its list counts as absent. */
export const discoverSearchParams = z.object({
  q: text(200).optional(),
  skill: z.enum(skills).optional(),
  gradYear: z.coerce
    .number()
    .refine((year) => years.has(year))
    .optional(),
  school: z.enum(schoolNames as readonly [SchoolName, ...SchoolName[]]).optional(),
  major: text(100).optional(),
});

export type FilterName = Exclude<keyof MemberFilters, 'q'>;

/** Drops a major that the chosen school does not offer. */
export function discoverFilters(params: z.output<typeof discoverSearchParams>): MemberFilters {
  const { major, ...filters } = params;
  const isOffered = major !== undefined && listMajors(params.school).includes(major);
  return withoutEmpty({ ...filters, ...(isOffered && { major }) });
}

export function listMajors(school: string | undefined): readonly string[] {
  return school ? programmesOf(school) : schools.flatMap(({ programmes }) => [...programmes]);
}

const order: FilterName[] = ['skill', 'gradYear', 'school', 'major'];

/** In the order of their fields. */
export function activeFilters(filters: MemberFilters): { name: FilterName; label: string }[] {
  return order.flatMap((name) => {
    const value = filters[name];
    if (value === undefined) return [];
    return [{ name, label: name === 'gradYear' ? `Class of ${value}` : String(value) }];
  });
}

function withoutEmpty(filters: MemberFilters): MemberFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  );
}
