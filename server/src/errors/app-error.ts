import { type ErrorCode, type ErrorIssue, statusOfCode } from '#contract/errors.ts';

/** An error for the client: a code for programs, a sentence for people. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly issues: ErrorIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { issues?: ErrorIssue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.status = statusOfCode[code];
    this.issues = more.issues;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
