import type { Job } from '#contract/jobs/contract.ts';
import type { PaymentType } from '#contract/jobs/payment-types.ts';

/** The values of the job form. */
export interface JobValues {
  title: string;
  description: string;
  requirements: string;
  budget: string;
  location: string;
  duration: string;
  startDate: string;
  paymentType: PaymentType;
  targetSchool: string;
  skills: string[];
}

export const allSchools = 'all';

export const emptyJob: JobValues = {
  title: '',
  description: '',
  requirements: '',
  budget: '',
  location: '',
  duration: '',
  startDate: '',
  paymentType: 'unpaid',
  targetSchool: allSchools,
  skills: [],
};

export function jobToValues(job: Job): JobValues {
  return {
    title: job.title,
    description: job.description,
    requirements: job.requirements ?? '',
    budget: job.budget ?? '',
    location: job.location ?? '',
    duration: job.duration ?? '',
    startDate: job.startDate ?? '',
    paymentType: job.paymentType,
    targetSchool: job.targetSchool ?? allSchools,
    skills: job.skills,
  };
}

/** Leaves out empty fields, and the school when it is every school. */
export function toCreateJob({ targetSchool, ...values }: JobValues) {
  const filledIn = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as Partial<JobValues>;
  return {
    ...filledIn,
    title: values.title,
    description: values.description,
    skills: values.skills,
    ...(targetSchool !== allSchools && { targetSchool }),
  };
}

/** Sends null for emptied fields. */
export function toUpdateJob(values: JobValues) {
  const orNull = (text: string) => text.trim() || null;
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    requirements: orNull(values.requirements),
    budget: orNull(values.budget),
    location: orNull(values.location),
    duration: orNull(values.duration),
    startDate: orNull(values.startDate),
    paymentType: values.paymentType,
    skills: values.skills.length > 0 ? values.skills : null,
  };
}
