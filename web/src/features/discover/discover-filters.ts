import { z } from 'zod';
import { skills } from '#contract/catalogue/skills.ts';
import { type MemberFilters, memberSorts } from '#contract/discover/contract.ts';
import { text } from '#contract/primitives.ts';
import { keepFittingFilters, schoolParams } from '#web/lib/filters/school-filter.ts';
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
  ...schoolParams,
});

export const sortParams = z.object({ sort: z.enum(memberSorts).default('match') });

export type FilterName = Exclude<keyof MemberFilters, 'q'>;

export const discoverFilters = (params: z.output<typeof discoverSearchParams>): MemberFilters =>
  keepFittingFilters(params);

const order: FilterName[] = ['skill', 'gradYear', 'school', 'major'];

/** In the order of their fields. */
export function activeFilters(filters: MemberFilters): { name: FilterName; label: string }[] {
  return order.flatMap((name) => {
    const value = filters[name];
    if (value === undefined) return [];
    return [{ name, label: name === 'gradYear' ? `Class of ${value}` : String(value) }];
  });
}
