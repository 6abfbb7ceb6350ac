import { z } from 'zod';
import { skills } from '#contract/catalogue/skills.ts';
import { type JobType, jobTypes } from '#contract/jobs/forms.ts';
import { text } from '#contract/primitives.ts';
import { keepFittingFilters, schoolParams } from '#web/lib/filters/school-filter.ts';
import { jobTypeLabels } from '#web/lib/format/job-type-labels.ts';

const known = new Set<string>(skills);
const mostSkills = 24;

/** A value outside its list counts as absent. */
export const jobSearchParams = z.object({
  q: text(200).optional(),
  payment: z.enum(['paid', 'unpaid']).optional(),
  type: z.enum(jobTypes).optional(),
  skills: z
    .string()
    .transform((names) => {
      const chosen = [...new Set(names.split(','))].filter((name) => known.has(name));
      return chosen.length > 0 ? chosen.slice(0, mostSkills) : undefined;
    })
    .optional(),
  ...schoolParams,
});

export interface JobSearch {
  q?: string;
  payment?: 'paid' | 'unpaid';
  type?: JobType;
  skills?: string[];
  school?: string;
  major?: string;
}

export type JobFilterName = Exclude<keyof JobSearch, 'q'>;

export const readJobSearch = (params: z.output<typeof jobSearchParams>): JobSearch =>
  keepFittingFilters(params as JobSearch);

export const isFiltered = (search: JobSearch) => Object.keys(search).length > 0;

/** As the routes take it. */
export function toJobQuery({ skills: chosen, ...search }: JobSearch) {
  return { ...search, ...(chosen && { skills: chosen.join(',') }) };
}

const paymentFilterLabels = { paid: 'Paid', unpaid: 'Unpaid or credit' };

export interface ActiveFilter {
  name: JobFilterName;
  label: string;
  /** The value that the filter has without this one. */
  rest: string | null;
}

/** In the order of their fields; each skill by itself. */
export function activeFilters(search: JobSearch): ActiveFilter[] {
  const { payment, type, school, major, skills: chosen = [] } = search;
  const one = (name: JobFilterName, label: string | undefined | false) =>
    label ? [{ name, label, rest: null }] : [];
  return [
    ...one('payment', payment && paymentFilterLabels[payment]),
    ...one('type', type && jobTypeLabels[type]),
    ...chosen.map((skill) => ({
      name: 'skills' as const,
      label: skill,
      rest: chosen.filter((other) => other !== skill).join(',') || null,
    })),
    ...one('school', school),
    ...one('major', major),
  ];
}
