import { z } from 'zod';
import { passkeyRequestOptions } from '../auth/passkey-json.ts';
import { secondStepMethods, secondStepProof } from '../auth/second-factor.ts';
import { limitOf, perDay, perHour } from '../limits.ts';
import { idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { graduationCodes, graduationForm, mergeBody } from './forms.ts';

/** How long a merge can be undone. */
export const undoDays = 30;

const count = z.int();

export const mergeResult = z.object({
  /** Null for a dry run, which changes nothing. */
  mergeId: z.string().nullable(),
  undoUntil: instant.nullable(),
  primary: userSummary.extend({ email: z.string() }),
  secondary: userSummary.extend({ email: z.string() }),
  summary: z.object({ totalItemsMerged: count, conflictsResolved: count }),
  merged: z.object({
    jobs: count,
    posts: count,
    events: count,
    applications: count,
    connections: count,
    messages: count,
    comments: count,
    courses: count,
    portfolio: count,
    userAnalytics: count,
    other: count,
  }),
  /** A sentence for each kind of conflict: what stood on both sides and which one stays. */
  conflicts: z.array(z.string()),
});

export type MergeResult = z.output<typeof mergeResult>;

export const accountMerge = z.object({
  id: z.string(),
  primary: userSummary.nullable(),
  /** The account that is no more, as it was. */
  secondary: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  }),
  by: userSummary.nullable(),
  totalItemsMerged: count,
  conflictsResolved: count,
  createdAt: instant,
  undoUntil: instant,
  undoneAt: instant.nullable(),
});

export type AccountMerge = z.output<typeof accountMerge>;

/** A change of address that waits for both codes. */
export const graduation = z.object({
  newEmail: z.string(),
  expiresAt: instant,
  /** Both addresses are proved, and the new one has an account with a second factor: this is how it is proved. */
  secondStep: secondStepMethods.nullable(),
});

export type Graduation = z.output<typeof graduation>;

const graduationResult = z.object({ email: z.string(), mergedItems: count });

const addressChanges = limitOf('changes of address', perHour(10), perDay(20));

export const merges = {
  merge: defineRoute({
    method: 'POST',
    path: '/api/admin/users/merge',
    access: 'admin',
    audit: ['user.merge'],
    summary:
      'Merge the secondary account into the primary one; a dry run only tells what would happen',
    body: mergeBody,
    response: mergeResult,
  }),
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/merges',
    access: 'admin',
    summary: 'Merges, newest first',
    query: pageQuery,
    response: z.array(accountMerge),
    paged: true,
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/api/admin/merges/:id/undo',
    access: 'admin',
    audit: ['user.merge_undo'],
    summary: `Undo a merge of the last ${undoDays} days: both accounts are as they were, with what was done since`,
    params: idParams,
    response: accountMerge,
  }),
  startGraduation: defineRoute({
    method: 'POST',
    path: '/api/account/graduation',
    access: 'member',
    limit: addressChanges,
    summary: 'Move my account to another address: a code goes to each of the two',
    body: graduationForm,
    response: graduation,
    status: 202,
    replay: false,
  }),
  findGraduation: defineRoute({
    method: 'GET',
    path: '/api/account/graduation',
    access: 'member',
    summary: 'The change of address that waits for its codes, or null',
    response: graduation.nullable(),
  }),
  cancelGraduation: defineRoute({
    method: 'DELETE',
    path: '/api/account/graduation',
    access: 'member',
    limit: 'none',
    summary: 'Keep my address',
    response: null,
  }),
  confirmGraduation: defineRoute({
    method: 'POST',
    path: '/api/account/graduation/confirm',
    access: 'member',
    limit: addressChanges,
    summary:
      'Prove both addresses; the account moves, with what the other account has. 403 second_step_required where that has a second factor',
    body: graduationCodes,
    response: graduationResult,
    replay: false,
  }),
  graduationStepOptions: defineRoute({
    method: 'POST',
    path: '/api/account/graduation/second-step/options',
    access: 'member',
    limit: 'none',
    summary: 'Start to prove the other account with a passkey',
    response: passkeyRequestOptions,
    replay: false,
  }),
  finishGraduation: defineRoute({
    method: 'POST',
    path: '/api/account/graduation/second-step',
    access: 'member',
    limit: addressChanges,
    audit: ['user.graduate'],
    summary: 'Prove the other account with its second factor; it becomes part of this one',
    body: secondStepProof,
    response: graduationResult,
    replay: false,
  }),
};
