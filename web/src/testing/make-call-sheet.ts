import type { CallSheet } from '#contract/call-sheets/contract.ts';

export function makeCallSheet(fields: Partial<CallSheet> = {}): CallSheet {
  return {
    jobId: 'job_1',
    title: 'Night shoot',
    authorId: 'user_1',
    place: null,
    notes: null,
    calls: [],
    crew: [],
    sharesEmail: false,
    sharesPhone: false,
    updatedAt: null,
    ...fields,
  };
}
