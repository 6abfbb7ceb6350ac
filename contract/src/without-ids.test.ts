import { expect, it } from 'vitest';
import { withoutIds } from './without-ids.ts';

it.each([
  ['/', '/'],
  ['/api/saved-jobs', '/api/saved-jobs'],
  ['/api/jobs/job_1', '/api/jobs/:id'],
  ['/api/appeals/Zk3x', '/api/appeals/:id'],
  ['/api/appeals/zk3-7f', '/api/appeals/:id'],
  ['/api/s3-proxy/legacy', '/api/:id/legacy'],
  ['/api/user-/x--y', '/api/:id/:id'],
  ['/api/jobs/7/apply', '/api/jobs/:id/apply'],
])('%s is counted as %s', (path, pattern) => {
  expect(withoutIds(path)).toBe(pattern);
});
