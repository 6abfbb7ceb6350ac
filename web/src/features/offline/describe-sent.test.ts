import { expect, it } from 'vitest';
import { describeSent } from './describe-sent.ts';

const like = { method: 'POST', path: '/api/posts/post_1/like' };
const unlike = { method: 'DELETE', path: '/api/posts/post_1/like' };
const save = { method: 'POST', path: '/api/jobs/job_1/save' };
const read = { method: 'PATCH', path: '/api/notifications/note_1/read' };

it.each([
  [[like], '1 like'],
  [[save, like, like], '2 likes and 1 saved job'],
  [[unlike, read], '1 like taken back'],
  [[read], null],
  [[], null],
])('counts what was sent: %j', (changes, words) => {
  expect(describeSent(changes)).toBe(words);
});
