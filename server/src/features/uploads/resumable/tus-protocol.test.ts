import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { offsetConflict } from './offset-conflict.ts';

const mb = 1024 * 1024;

describe('resumable uploads speak tus', () => {
  let app: TestApp;
  let asMaya: Send;

  const call = (
    method: 'GET' | 'HEAD' | 'POST' | 'PATCH',
    path: string,
    headers: Record<string, string> = {},
    payload?: Buffer,
  ) => asMaya(method, `/api/uploads/tus${path}`, payload, headers);
  const begin = async (size: number, name = 'reel.webm') => {
    const answer = await call('POST', '', {
      'tus-resumable': '1.0.0',
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    });
    return { answer, id: String(answer.headers.location).split('/').at(-1) ?? '' };
  };

  beforeAll(async () => {
    app = await createTestApp();
    asMaya = await app.as(await createUser(app.db));
  });
  afterAll(() => app.close());

  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };

  it('and say so', async () => {
    const { statusCode, headers } = await app.call('OPTIONS', '/api/uploads/tus');
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,termination',
      'tus-max-size': String(500 * mb),
    });
  });

  it('with the headers of the protocol', async () => {
    const before = Date.now();
    const { answer, id } = await begin(10, 'Ünïcode.pdf');
    expect(answer.statusCode).toBe(201);
    expect(answer.headers.location).toBe(`/api/uploads/tus/${id}`);
    const expires = Date.parse(String(answer.headers['upload-expires'])) - 24 * 3_600_000;
    expect(expires).toBeGreaterThan(before - 1000);
    expect(expires).toBeLessThanOrEqual(Date.now());
    const head = await call('HEAD', `/${id}`);
    expect(head.statusCode).toBe(200);
    expect(head.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from('Ünïcode.pdf').toString('base64')}`,
      'cache-control': 'no-store',
    });
    const sent = await call('PATCH', `/${id}`, part, Buffer.from('12345'));
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '5']);
    expect((await call('GET', `/${id}`)).json()).toEqual({ offset: 5, size: 10 });
  });

  it('and refuse what does not follow it', async () => {
    const { id } = await begin(10);
    const patch = (headers: Record<string, string>, body = '12345') =>
      call('PATCH', `/${id}`, { ...part, ...headers }, Buffer.from(body));
    expect((await patch({ 'upload-offset': '3' })).json()).toMatchObject({
      code: 'conflict',
      message: offsetConflict().message,
    });
    expect((await patch({ 'upload-offset': '-1' })).statusCode).toBe(400);
    expect((await patch({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await patch({ 'content-type': 'text/html' })).statusCode).toBe(415);
    expect((await patch({}, 'more than ten bytes')).statusCode).toBe(413);
    expect((await patch({ 'tus-resumable': '0.2.2' })).statusCode).toBe(412);
    expect((await call('POST', '', { 'upload-length': 'many' })).statusCode).toBe(400);
    expect((await call('POST', '', { 'upload-defer-length': '1' })).statusCode).toBe(400);
    expect((await call('POST', `/${id}/finish`)).statusCode).toBe(409);
    expect((await call('HEAD', '/none')).statusCode).toBe(404);
  });
});
