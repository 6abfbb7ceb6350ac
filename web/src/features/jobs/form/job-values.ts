import type { Job } from '#contract/jobs/contract.ts';
import type { JobType } from '#contract/jobs/forms.ts';
import type { PaymentType } from '#contract/jobs/payment-types.ts';
import { positionsToValues, toPositionInput } from './position-values.ts';

/** The values of the job form. */
export interface JobValues {
  title: string;
  description: string;
  requirements: string;
  budget: string;
  location: string;
  duration: string;
  startDate: string;
  type: JobType | '';
  deadline: string;
  respondBy: string;
  /** Each encoded, see position-values.ts. */
  positions: string[];
  paymentType: PaymentType;
  targetSchool: string;
  skills: string[];
  projectId: string;
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
  type: '',
  deadline: '',
  respondBy: '',
  positions: [],
  paymentType: 'unpaid',
  targetSchool: allSchools,
  skills: [],
  projectId: '',
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
    type: job.type ?? '',
    deadline: job.deadline ?? '',
    respondBy: job.respondBy ?? '',
    positions: positionsToValues(job.positions),
    paymentType: job.paymentType,
    targetSchool: job.targetSchool ?? allSchools,
    skills: job.skills,
    projectId: job.project?.id ?? '',
  };
}

/** Leaves out empty fields, and the school when it is every school. */
export function toCreateJob({ targetSchool, positions, type, ...values }: JobValues) {
  const filledIn = Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  ) as Partial<typeof values>;
  return {
    ...filledIn,
    title: values.title,
    description: values.description,
    skills: values.skills,
    ...(type && { type }),
    ...(targetSchool !== allSchools && { targetSchool }),
    ...(positions.length > 0 && { positions: toPositionInput(positions) }),
  };
}

/**
 * Sends null for emptied fields. Days, positions and project are sent only when they changed: a deadline that has passed
 * meanwhile, or a crew that one has left, is no reason to refuse a new title.
 */
export function toUpdateJob(values: JobValues, job: Job) {
  const orNull = (text: string) => text.trim() || null;
  const before = jobToValues(job);
  const isChanged = (name: 'deadline' | 'respondBy' | 'positions' | 'projectId') =>
    JSON.stringify(values[name]) !== JSON.stringify(before[name]);
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    requirements: orNull(values.requirements),
    budget: orNull(values.budget),
    location: orNull(values.location),
    duration: orNull(values.duration),
    startDate: orNull(values.startDate),
    type: values.type || null,
    paymentType: values.paymentType,
    skills: values.skills.length > 0 ? values.skills : null,
    ...(isChanged('deadline') && { deadline: orNull(values.deadline) }),
    ...(isChanged('respondBy') && { respondBy: orNull(values.respondBy) }),
    ...(isChanged('positions') && { positions: toPositionInput(values.positions) }),
    ...(isChanged('projectId') && { projectId: values.projectId || null }),
  };
}
