import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../../testing/listening-app.ts';

let app: ListeningApp;
let cookie: string;
beforeAll(async () => {
  app = await createListeningApp();
  cookie = await app.cookieOf(await createUser(app.db));
});
afterAll(() => app.close());

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Sends the bytes as they are: a well-behaved client would put them right. */
async function sendRaw(request: string): Promise<Answer> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n', 2);
  return {
    status: Number(head.split(' ')[1]),
    type: /content-type: ([^;\r]*)/i.exec(head)?.[1] ?? '',
    body,
  };
}

function get(target: string, headers = ''): Promise<Answer> {
  return sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
}

function post(path: string, body: string): Promise<Answer> {
  const { length } = Buffer.from(body);
  return sendRaw(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${length}\r\n\r\n${body}`,
  );
}

describe('an address that no browser would make', () => {
  it.each(['///', '/\\', '//:99999/', '//x:y/', '//other.example/jobs', '*'])(
    '%s is the landing page for a stranger and 404 for a member',
    async (target) => {
      expect(await get(target)).toMatchObject({ status: 200, type: 'text/html' });
      expect(await get(target, `Cookie: ${cookie}\r\n`)).toMatchObject({ status: 404 });
    },
  );

  it('of slashes alone is the first page', async () => {
    expect(await get('//')).toMatchObject({ status: 308 });
  });

  it('says in our words that it is too long', async () => {
    const { status, body } = await get(`/${'a'.repeat(20_000)}`);
    expect(status).toBe(431);
    expect(JSON.parse(body)).toEqual({
      code: 'too_large',
      message: 'The address or the headers of this request are too long.',
    });
  });
});

describe('a request that two programs could read in two ways', () => {
  it('is refused where it tells its length twice', async () => {
    const { status } = await sendRaw(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n' +
        'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/ready HTTP/1.1\r\n\r\n',
    );
    expect(status).toBe(400);
  });

  it('is refused where it names a parameter twice', async () => {
    expect(await get('/api/jobs?limit=1&limit=2', `Cookie: ${cookie}\r\n`)).toMatchObject({
      status: 400,
      type: 'application/json',
    });
  });

  it.each(['__proto__', 'constructor'])('changes no prototype by the key %s', async (key) => {
    const { status } = await post(
      '/api/auth/login',
      `{"email":"a@nyu.edu","password":"x","${key}":{"prototype":{"role":"admin"},"role":"admin"}}`,
    );
    expect([400, 401]).toContain(status);
    expect('role' in {}).toBe(false);
  });

  it.each(['TRACE', 'CONNECT', 'PROPFIND'])('is refused as %s', async (method) => {
    const { status, body } = await sendRaw(
      `${method} /api/ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Secret: 1\r\n\r\n`,
    );
    expect(status).not.toBe(200);
    expect(body).not.toContain('X-Secret');
  });

  it.each([
    '//other.example/',
    '/\\other.example/',
    '//other.example/jobs/',
    '/%2F/other.example/',
  ])('leads nowhere else by %s', async (target) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const location = /^location: (.*)\r$/im.exec(await text(socket))?.[1] ?? '/';
    expect(new URL(location, 'http://x').host).toBe('x');
  });
});

describe('/api itself', () => {
  it('is no page', async () => {
    expect(await get('/api')).toMatchObject({ status: 404, type: 'application/json' });
  });
});

describe('what is no HTTP', () => {
  it('is refused in our words', async () => {
    const { status, body } = await sendRaw('NONSENSE\r\n\r\n');
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      code: 'invalid',
      message: 'This request is not valid HTTP.',
    });
  });
});

describe('JSON nested without end', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const report = {
    type: 'query_error',
    error: 'x',
    url: 'http://x',
    timestamp: '2026-01-01T00:00:00Z',
  };

  it.each([100, 5_000, 100_000])('is refused, %i deep', async (depth) => {
    const { status, body } = await post('/api/auth/login', nested(depth));
    expect(status).toBe(400);
    expect(JSON.parse(body)).toEqual({
      code: 'invalid',
      message: 'The request body is nested too deeply.',
    });
  });

  it('is refused where anything would be taken', async () => {
    const { status } = await post(
      '/api/analytics/error',
      JSON.stringify({ ...report, queryKey: ['HERE'] }).replace('"HERE"', nested(60_000)),
    );
    expect(status).toBe(400);
  });
});
