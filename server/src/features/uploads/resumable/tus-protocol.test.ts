import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tusPath, uploads } from '#contract/uploads/contract.ts';
import { createUser } from '#server/testing/factories.ts';
import { begunId } from '#server/testing/resumable-upload.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { offsetConflict } from './offset-conflict.ts';

const mb = 1024 * 1024;

describe('resumable uploads speak tus', () => {
  let app: TestApp;
  let asMaya: Send;

  const head = (id: string) => asMaya('HEAD', `${tusPath}/${id}`);
  const begin = async (size: number, name = 'reel.webm') => {
    const answer = await asMaya(uploads.begin, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(size),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      },
    });
    return { answer, id: begunId(answer) };
  };

  beforeAll(async () => {
    app = await createTestApp();
    asMaya = await app.as(await createUser(app.db));
  });
  afterAll(() => app.close());

  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const append = (id: string, headers: Record<string, string> = {}, content = '12345') =>
    asMaya(uploads.append, {
      params: { id },
      body: Buffer.from(content),
      headers: { ...part, ...headers },
    });

  it('and say so', async () => {
    const { statusCode, headers } = await app.call('OPTIONS', tusPath);
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
    expect(answer.headers.location).toBe(`${tusPath}/${id}`);
    const expires = Date.parse(String(answer.headers['upload-expires'])) - 24 * 3_600_000;
    expect(expires).toBeGreaterThan(before - 1000);
    expect(expires).toBeLessThanOrEqual(Date.now());
    const empty = await head(id);
    expect(empty.statusCode).toBe(200);
    expect(empty.headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': '10',
      'upload-metadata': `filename ${Buffer.from('Ünïcode.pdf').toString('base64')}`,
      'cache-control': 'no-store',
    });
    const sent = await append(id);
    expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, '5']);
    expect((await asMaya(uploads.progress, { params: { id } })).json()).toEqual({
      offset: 5,
      size: 10,
    });
  });

  it('and refuse what does not follow it', async () => {
    const { id } = await begin(10);
    const beginWith = async (headers: Record<string, string>) =>
      (await asMaya(uploads.begin, { headers })).statusCode;
    const patch = (headers: Record<string, string>, body?: string) => append(id, headers, body);
    expect((await patch({ 'upload-offset': '3' })).error()).toMatchObject({
      code: 'conflict',
      message: offsetConflict().message,
    });
    expect((await patch({ 'upload-offset': '-1' })).statusCode).toBe(400);
    expect((await patch({ 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
    expect((await patch({ 'content-type': 'text/html' })).statusCode).toBe(415);
    expect((await patch({}, 'more than ten bytes')).statusCode).toBe(413);
    expect((await patch({ 'tus-resumable': '0.2.2' })).statusCode).toBe(412);
    expect(await beginWith({ 'upload-length': 'many' })).toBe(400);
    expect(await beginWith({ 'upload-defer-length': '1' })).toBe(400);
    expect((await asMaya(uploads.finish, { params: { id } })).statusCode).toBe(409);
    expect((await head('none')).statusCode).toBe(404);
  });
});
