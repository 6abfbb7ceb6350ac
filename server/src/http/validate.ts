import type { z } from 'zod';
import type { ErrorIssue } from '#contract/errors.ts';
import { AppError } from '../errors/app-error.ts';

/** The parsed value; throws an `invalid` error that names each wrong field. */
export function validate<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues: ErrorIssue[] = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
  }));
  throw new AppError('invalid', messageOf(issues[0]), { issues });
}

const mostNamed = 20;

export function unknownKeysError(keys: string[]): AppError {
  const named = keys.slice(0, mostNamed);
  return new AppError(
    'invalid',
    `This request has fields that the address does not know: ${named.join(', ')}.`,
    { issues: named.map((path) => ({ path, message: 'This field is not known here.' })) },
  );
}

function messageOf(issue: ErrorIssue | undefined): string {
  if (!issue) return 'Please check what you entered.';
  const generic = issue.message.startsWith('This ');
  return generic && issue.path ? `${issue.path}: ${issue.message}` : issue.message;
}
