import { z } from 'zod';

export const statusOfCode = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  suspended: 403,
  verification_required: 403,
  /** The sign-in was right; the member has left and can only come back. */
  deletion_pending: 403,
  /** The password was right; the sign-in goes on with a second factor. */
  second_step_required: 403,
  /** Administrators in production need a second factor. */
  second_factor_required: 403,
  /** The member must prove again who they are. */
  proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

export const errorIssue = z.object({ path: z.string(), message: z.string() });

export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(errorIssue).optional(),
  requestId: z.string().optional(),
});

export type ErrorIssue = z.output<typeof errorIssue>;
export type ErrorBody = z.output<typeof errorBody>;
