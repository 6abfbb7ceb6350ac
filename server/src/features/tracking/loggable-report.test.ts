import { describe, expect, it } from 'vitest';
import type { BodyInputOf } from '#contract/route.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { createBareApp } from '../../testing/bare-app.ts';
import { createSend, wrong } from '../../testing/send.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { loggableReport } from './loggable-report.ts';
import { trackingRoutes } from './routes.ts';

const crash = {
  error: 'x is undefined',
  timestamp: '2026-11-15T03:00:00.000Z',
  url: 'https://callboard.test/auth?mode=reset&token=secret',
  stack: 'Error: x\n at https://callboard.test/assets/app.js?v=secret:1:2',
  componentStack: 'at App',
  userAgent: 'Firefox',
};

describe('loggableReport', () => {
  it('leaves out every search, where links carry their tokens', () => {
    const line = JSON.stringify(loggableReport(crash));
    expect(line).not.toContain('secret');
    expect(loggableReport(crash)).toMatchObject({ type: 'render_crash', page: '/auth' });
  });

  it('leaves out ids, some of which are secrets', () => {
    const line = loggableReport({ ...crash, url: 'https://callboard.test/appeal/Zk3xS3cret' });
    expect(line['page']).toBe('/appeal/:id');
    const shared = { error: '500: x', timestamp: crash.timestamp, url: '/jobs/job_1' };
    const queryKey = ['/api/appeals/Zk3xS3cret'];
    expect(loggableReport({ type: 'query_error', ...shared, queryKey })).toMatchObject({
      page: '/jobs/:id',
      query: '/api/appeals/:id',
    });
  });

  it('keeps the names of fields and the path of a query, and no values', () => {
    const shared = { error: '500: x', timestamp: crash.timestamp, url: '/jobs' };
    const failed = loggableReport({
      type: 'query_error',
      ...shared,
      queryKey: ['/api/jobs/search?q=private', { q: 'private' }],
    });
    expect(failed).toMatchObject({ type: 'query_error', query: '/api/jobs/search' });
    expect(JSON.stringify(failed)).not.toContain('private');
    const unsaved = loggableReport({ type: 'mutation_error', ...shared, variables: ['password'] });
    expect(unsaved).toMatchObject({ fields: ['password'] });
  });

  it('bounds what it keeps', () => {
    const long = 'x'.repeat(4000);
    const line = loggableReport({ ...crash, error: long, stack: long, componentStack: long });
    expect(JSON.stringify(line).length).toBeLessThan(3000);
  });
});

describe('POST /api/analytics/error', () => {
  it('takes reports of anyone, but not many a minute from one address', async () => {
    const { db, url } = await createTestDatabase();
    const app = await createBareApp(url, trackingRoutes);
    const send = createSend((options) => app.server.inject(options));
    const report = (body: BodyInputOf<typeof tracking.reportError>) =>
      send(tracking.reportError, { body });
    expect((await report(wrong({ error: 'incomplete' }))).statusCode).toBe(400);
    for (let count = 0; count < 30; count++) expect((await report(crash)).statusCode).toBe(204);
    const answer = await report(crash);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    await app.close();
    await db.$client.end();
  });
});
