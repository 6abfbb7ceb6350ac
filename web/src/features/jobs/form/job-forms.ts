import type { z } from 'zod';
import { createJobBody, updateJobBody } from '#contract/jobs/forms.ts';
import { formatDayKey } from '#web/lib/format/format-date.ts';

type Refinement = z.core.$ZodRawIssue[];

interface Days {
  deadline?: string | null | undefined;
  respondBy?: string | null | undefined;
}

/** The server asks the school's clock; this one saves a round trip. */
function checkDays({ value, issues }: { value: Days; issues: Refinement }): void {
  const { deadline, respondBy } = value;
  const today = formatDayKey(new Date());
  const refuse = (name: keyof Days, message: string) =>
    issues.push({ code: 'custom', input: value[name], path: [name], message });
  if (deadline && deadline < today) refuse('deadline', 'The deadline is in the past.');
  if (respondBy && respondBy < today) refuse('respondBy', 'This day is in the past.');
  else if (respondBy && deadline && respondBy < deadline) {
    refuse('respondBy', 'Everyone can be answered only after the deadline.');
  }
}

export const createJobForm = createJobBody.check(checkDays);
export const updateJobForm = updateJobBody.check(checkDays);
