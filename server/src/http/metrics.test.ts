import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#contract/posts/contract.ts';
import { eventually } from '../testing/eventually.ts';
import { createUser } from '../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../testing/listening-app.ts';
import { createTestApp } from '../testing/test-app.ts';

const token = 'a-token-of-the-operator';
let app: ListeningApp;
beforeAll(async () => {
  app = await createListeningApp({
    background: true,
    env: { METRICS_TOKEN: token, METRICS_PORT: '0' },
  });
});
afterAll(() => app.close());

const read = (bearer = token) =>
  app.call('GET', '/metrics', undefined, { authorization: `Bearer ${bearer}` });

describe('/metrics', () => {
  it('is nowhere unless a port or a token is set', async () => {
    const plain = await createTestApp();
    expect((await plain.call('GET', '/metrics')).headers['content-type']).toContain('text/html');
    await plain.close();
  });

  it('is told to nobody without the token, also not to a member', async () => {
    expect((await app.call('GET', '/metrics')).statusCode).toBe(401);
    expect((await read('a-token-of-nobody')).statusCode).toBe(401);
    const asMember = await app.as(await createUser(app.db));
    const answer = await asMember('GET', '/metrics');
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('callboard_');
  });

  it('counts requests by the pattern of their route, method and status', async () => {
    const asMember = await app.as(await createUser(app.db));
    await asMember(posts.get, { params: { id: 'post_none' } });
    await asMember(posts.get, { params: { id: 'post_other' } });
    const { body, headers } = await read();
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain(
      `callboard_requests_total{method="GET",route="${posts.get.path}",status="404"} 2`,
    );
    expect(body).toContain('callboard_request_seconds_bucket{le="0.3",method="GET"');
    expect(body).not.toContain('post_none');
  });

  it('tells of pools, queue, sockets, disk and database', async () => {
    await eventually(async () => {
      const { body } = await read();
      expect(body).toContain('callboard_database_up 1');
      expect(body).toMatch(/callboard_database_bytes [1-9]\d{5,}/);
      expect(body).toMatch(/callboard_disk_free_bytes [1-9]\d+/);
      expect(body).toContain('callboard_sockets 0');
      expect(body).toContain('callboard_pictures_waiting 0');
      expect(body).toContain('callboard_queue_oldest_seconds');
      expect(body).toContain('callboard_pool_connections{pool="requests",state="waiting"} 0');
      expect(body).toContain('callboard_pool_connections{pool="background",state="idle"}');
      expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
    });
  });
});
