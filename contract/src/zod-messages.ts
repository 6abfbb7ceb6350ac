import { z } from 'zod';

/** Replaces Zod's default messages with sentences for people. Each end calls it once. */
export function configureZodMessages(): void {
  z.config({ localeError: (issue) => describe(issue) });
}

type RawIssue = Parameters<NonNullable<ReturnType<typeof z.config>['localeError']>>[0];

function describe(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This must be ${kind(issue.expected)}.`;
    case 'too_big':
      return `This must be ${limit(issue.origin, issue.maximum)} at most.`;
    case 'too_small':
      return `This must be ${limit(issue.origin, issue.minimum)} at least.`;
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This is not in the right form.';
    default:
      return 'This is not valid.';
  }
}

function kind(expected: string): string {
  const words: Record<string, string> = {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a JSON object',
    record: 'a JSON object',
  };
  return words[expected] ?? expected;
}

function limit(origin: string, bound: number | bigint): string {
  const amount = bound.toLocaleString('en');
  const counted: Record<string, string> = { string: 'character', array: 'item', set: 'item' };
  const noun = counted[origin];
  if (!noun) return amount;
  return `${amount} ${noun}${amount === '1' ? '' : 's'}`;
}
