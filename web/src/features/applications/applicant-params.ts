import { z } from 'zod';
import { applicationSorts } from '#contract/applications/contract.ts';
import { applicationStatuses } from '#contract/applications/forms.ts';
import { id } from '#contract/primitives.ts';

/** In the address of the page: the opened job, the state and the order. */
export const applicantParams = z.object({
  job: id.optional(),
  state: z.enum(applicationStatuses).optional(),
  sort: z.enum(applicationSorts).optional(),
});
