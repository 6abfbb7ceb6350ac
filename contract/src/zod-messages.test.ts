import { expect, it } from 'vitest';
import { z } from 'zod';
import { issuesOf } from './testing/issues-of.ts';

it.each([
  ['This is required.', z.string(), undefined],
  ['This is required.', z.object({ name: z.string() }), undefined],
  ['This must be text.', z.string(), 7],
  ['This must be text.', z.string(), null],
  ['This must be a number.', z.number(), 'seven'],
  ['This must be a whole number.', z.int(), 1.5],
  ['This must be true or false.', z.boolean(), 'yes'],
  ['This must be a list.', z.array(z.string()), 'one'],
  ['This must be a JSON object.', z.object({}), 'one'],
  ['This must be a JSON object.', z.record(z.string(), z.string()), 'one'],
  ['This must be date.', z.date(), 'today'],
  ['This must be 1,000 characters at most.', z.string().max(1_000), 'x'.repeat(1_001)],
  ['This must be 2 characters at least.', z.string().min(2), 'x'],
  ['This must be 1 character at least.', z.string().min(1), ''],
  ['This must be 1 item at most.', z.array(z.int()).max(1), [1, 2]],
  ['This must be 2 items at least.', z.set(z.int()).min(2), new Set([1])],
  ['This must be 10 at most.', z.number().max(10), 11],
  ['This must be 10 at least.', z.number().min(10), 9],
  ['This must be one of: going, maybe.', z.enum(['going', 'maybe']), 'no'],
  ['This must be one of: none.', z.literal('none'), 'some'],
  ['This is not in the right form.', z.string().regex(/^\d+$/), 'x'],
  ['This is not in the right form.', z.iso.date(), 'x'],
  ['This is not valid.', z.string().refine((text) => text !== 'x'), 'x'],
  ['This is not valid.', z.union([z.string(), z.number()]), true],
])('people read “%s”', (sentence, schema, value) => {
  expect(issuesOf(schema, value)).toEqual({ '': sentence });
});
