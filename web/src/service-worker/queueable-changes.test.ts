import { expect, it } from 'vitest';
import { findQueueable } from './queueable-changes.ts';

it.each([
  ['POST', '/api/jobs/job_1/save', 'job_1'],
  ['DELETE', '/api/jobs/job_1/save', 'job_1'],
  ['POST', '/api/posts/post_1/like', 'post_1'],
  ['DELETE', '/api/posts/post_1/like', 'post_1'],
  ['PATCH', '/api/notifications/note_1/read', 'note_1'],
  ['PATCH', '/api/notifications/mark-all-read', null],
])('lets %s %s wait for a connection', (method, path, id) => {
  expect(findQueueable(method, path)?.id).toBe(id);
});

it.each([
  ['POST', '/api/posts'],
  ['DELETE', '/api/jobs/job_1'],
  ['POST', '/api/jobs/job_1/save/now'],
  ['POST', '/api/auth/login'],
])('does not let %s %s wait', (method, path) => {
  expect(findQueueable(method, path)).toBeNull();
});
