import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posts as postRoutes } from '#contract/posts/contract.ts';
import { posts } from '../../features/posts/tables.ts';
import { createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  send = await app.as(await createUser(app.db));
});
afterAll(() => app.close());

const post = { content: 'Call at six, wrap at midnight.' };
const keyed = (key: string) => ({ 'idempotency-key': key });

describe('a POST with an Idempotency-Key', () => {
  it('answers a repeat with the first answer and makes no second row', async () => {
    const before = await app.db.$count(posts);
    const first = await send(postRoutes.create, { body: post, headers: keyed('key-one-1') });
    const again = await send(postRoutes.create, { body: post, headers: keyed('key-one-1') });
    expect(first.statusCode).toBe(201);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
    expect(await app.db.$count(posts)).toBe(before + 1);
  });

  it('makes one row for ten repeats at the same moment', async () => {
    const before = await app.db.$count(posts);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(postRoutes.create, { body: post, headers: keyed('key-many-1') }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await app.db.$count(posts)).toBe(before + 1);
  });

  it('does the work again when the first try was refused', async () => {
    const refused = await send(postRoutes.create, {
      body: { content: '' },
      headers: keyed('key-refused'),
    });
    expect(refused.statusCode).toBe(400);
    const made = await send(postRoutes.create, { body: post, headers: keyed('key-refused') });
    expect(made.statusCode).toBe(201);
  });

  it('refuses a key that was used for something else, or is no key', async () => {
    await send(postRoutes.create, { body: post, headers: keyed('key-other-1') });
    const other = await send(postRoutes.create, {
      body: { content: 'No' },
      headers: keyed('key-other-1'),
    });
    expect(other.statusCode).toBe(409);
    const short = await send(postRoutes.create, { body: post, headers: keyed('short') });
    expect(short.statusCode).toBe(400);
  });

  it('is a key of one member only', async () => {
    const mine = await send(postRoutes.create, { body: post, headers: keyed('key-shared-1') });
    const other = await app.as(await createUser(app.db));
    const theirs = await other(postRoutes.create, { body: post, headers: keyed('key-shared-1') });
    expect(theirs.json().id).not.toBe(mine.json().id);
  });
});
