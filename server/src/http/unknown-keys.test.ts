import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineRoute } from '#contract/route.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { createBareApp } from '../testing/bare-app.ts';
import { mount } from './mount.ts';
import { findUnknownKeysOf } from './unknown-keys.ts';

const position = z.object({ role: z.string(), skills: z.array(z.string()).default([]) });
const proof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('password'), password: z.string() }),
  z.object({ method: z.literal('code'), code: z.string() }),
]);
const body = z.object({
  title: z.string().trim(),
  positions: z.array(position).optional(),
  proof: proof.nullish(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  picture: z.union([z.string(), z.object({ url: z.string() })]).optional(),
  year: z.preprocess(Number, z.int()).optional(),
});

describe('findUnknownKeysOf', () => {
  const find = findUnknownKeysOf(body);
  it.each<[string, Record<string, unknown>, string[]]>([
    ['what is known', { positions: [{ role: 'Gaffer' }], metadata: { any: 1 }, year: '7' }, []],
    ['a key of the body', { isAdmin: true, colour: 1 }, ['isAdmin', 'colour']],
    ['a key in a list', { positions: [{ role: 'a' }, { role: 'b', pay: 1 }] }, ['positions.1.pay']],
    [
      'a key of another option',
      { proof: { method: 'code', code: '1', password: 'x' } },
      ['proof.password'],
    ],
    ['a key of the option that is taken', { picture: { url: '/', alt: '' } }, ['picture.alt']],
    ['a string in place of an object', { picture: '/a' }, []],
    ['what is null', { proof: null }, []],
    ['names of the prototype', { constructor: 1, toString: 2 }, ['constructor', 'toString']],
  ])('finds %s', (_, part, keys) => {
    expect(find?.({ title: 'A', ...part })).toEqual(keys);
  });

  it('has nothing to look for where a body has no keys of its own', () => {
    expect(findUnknownKeysOf(z.array(z.string()))).toBeNull();
    expect(findUnknownKeysOf(z.union([z.string(), z.null()]))).toBeNull();
  });

  it('refuses to be made for what it does not understand', () => {
    expect(() => findUnknownKeysOf(z.object({ pair: z.tuple([z.string()]) }))).toThrow(/tuple/);
  });
});

describe('a body with keys that its route does not know', () => {
  const route = defineRoute({
    method: 'POST',
    path: '/api/things',
    access: 'public',
    summary: 'Things',
    body,
    response: z.object({ title: z.string(), keys: z.array(z.string()) }),
  });
  const lenient = defineRoute({ ...route, path: '/api/lenient', dropsUnknownKeys: true });
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://callboard.test',
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'callboard@callboard.test',
  };
  const metrics = createMetrics();
  const apps: Record<
    'development' | 'production',
    Awaited<ReturnType<typeof createBareApp>>
  > = {} as never;
  const createApp = (env: Record<string, string>) =>
    createBareApp(
      'postgres://nobody@127.0.0.1:1/none',
      (app) => {
        app.metrics = metrics;
        for (const each of [route, lenient])
          mount(app, each, ({ body: taken }) => ({
            title: taken.title,
            keys: Object.keys(taken),
          }));
      },
      env,
    );
  beforeAll(async () => {
    apps.development = await createApp({});
    apps.production = await createApp(production);
  });
  afterAll(async () => {
    for (const app of Object.values(apps)) await app.close();
  });
  const send = (mode: keyof typeof apps, payload: Record<string, unknown>) =>
    apps[mode].server.inject({ method: 'POST', url: route.path, payload });

  it('is refused with their names in development', async () => {
    const answer = await send('development', { title: 'A', colour: 'red', isAdmin: true });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: 'invalid',
      message: 'This request has fields that the address does not know: colour, isAdmin.',
      issues: [
        { path: 'colour', message: 'This field is not known here.' },
        { path: 'isAdmin', message: 'This field is not known here.' },
      ],
    });
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`key${i}`, i]));
    const crowded = await send('development', { title: 'A', ...many });
    expect(crowded.statusCode).toBe(400);
    expect(crowded.json().issues).toHaveLength(20);
    expect((await send('development', { title: 'A' })).statusCode).toBe(200);
  });

  it('loses them in development where clients of the route may send more', async () => {
    const answer = await apps.development.server.inject({
      method: 'POST',
      url: lenient.path,
      payload: { title: 'A', isAdmin: true },
    });
    expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'A', keys: ['title'] }]);
  });

  it('loses them in production, where the request is counted by its route', async () => {
    for (const colour of ['red', 'blue']) {
      const answer = await send('production', { title: 'A', colour, [colour]: true });
      expect([answer.statusCode, answer.json()]).toEqual([200, { title: 'A', keys: ['title'] }]);
    }
    await send('production', { title: 'A' });
    const text = await metrics.registry.getSingleMetricAsString('callboard_unknown_keys_total');
    expect(text).toContain('{method="POST",route="/api/things"} 2');
    expect(text).not.toContain('red');
  });
});
