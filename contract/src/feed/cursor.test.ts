import { expect, it } from 'vitest';
import { feedCursor } from './cursor.ts';

const decode = (cursor: string): unknown => JSON.parse(Buffer.from(cursor, 'base64url').toString());

it.each([
  ['2031-05-02T19:30:00.123456Z', 'job', 'job_1'],
  ['2031-05-02T19:30:00.123456Z', 'event', 'event_~~~???'],
  ['2031-05-02T19:30:00.123456Z', 'post', 'post_>>>>'],
  ['2031-05-02T19:30:00Z', 'post', 'post_1'],
  ['2031-05-02T19:30:00Z', 'post', 'post_12'],
  ['2031-05-02T19:30:00Z', 'post', 'post_123'],
] as const)('names an item as one word of an address: %s, %s %s', (createdAt, kind, id) => {
  const cursor = feedCursor({ createdAt, kind, id });
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(decode(cursor)).toEqual([createdAt, kind, id]);
});
