import { z } from 'zod';
import { changes } from '../limits.ts';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { contactBody, updateCallSheetBody } from './forms.ts';

const crewContact = z.object({
  user: userSummary,
  /** Null for the person who posted the job. */
  role: z.string().nullable(),
  /** Only what this person agreed to share with the crew. */
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
});

export const callSheet = z.object({
  jobId: z.string(),
  title: z.string(),
  authorId: z.string(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
  calls: z.array(z.object({ label: z.string(), at: instant })),
  crew: z.array(crewContact),
  /** What the viewer shares. */
  sharesEmail: z.boolean(),
  sharesPhone: z.boolean(),
  updatedAt: instant.nullable(),
});

export type CallSheet = z.output<typeof callSheet>;
export type CrewContact = z.output<typeof crewContact>;

export const callSheets = {
  get: defineRoute({
    method: 'GET',
    path: '/api/jobs/:id/call-sheet',
    access: 'member',
    summary: 'The call sheet of a filled crew call, for its crew and the person who posted it',
    params: idParams,
    response: callSheet,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/api/jobs/:id/call-sheet',
    access: 'member',
    limit: changes,
    summary: 'Set times, place and notes, by the person who posted the job',
    params: idParams,
    body: updateCallSheetBody,
    response: callSheet,
  }),
  shareContact: defineRoute({
    method: 'PUT',
    path: '/api/jobs/:id/call-sheet/contact',
    access: 'member',
    limit: changes,
    summary: 'Choose which of my contact details the crew sees',
    params: idParams,
    body: contactBody,
    response: callSheet,
  }),
};
