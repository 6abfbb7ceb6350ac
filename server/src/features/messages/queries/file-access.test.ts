import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#contract/events/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { projects } from '#contract/projects/contract.ts';
import { uploads } from '#contract/uploads/contract.ts';
import { createUser } from '#server/testing/factories.ts';
import { formWith, plainImage, sampleFiles } from '#server/testing/sample-files.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';

let app: TestApp;
let reader: Send;
let moderator: Send;
/** A moderator in a session that has not passed the second factor. */
let unproven: Send;
let readerId: string;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  const member = await createUser(app.db);
  readerId = member.id;
  reader = await app.as(member);
  moderator = await app.as(await createUser(app.db, { role: 'moderator' }));
  unproven = await app.as(await createUser(app.db, { role: 'moderator', hasSecondFactor: true }));
});
afterAll(() => app.close());

async function upload(send: Send, name = 'a.png'): Promise<string> {
  const { body, headers } = formWith(await plainImage(40, 30).png().toBuffer(), name);
  return (await send(uploads.upload, { body, headers })).json().url;
}

async function setPhoto(send: Send): Promise<string> {
  const photo = await plainImage(300, 300).png().toBuffer();
  const { body, headers } = formWith(photo, 'me.png', 'profilePhoto');
  const answer = await send(profiles.uploadPhoto, { body, headers });
  return answer.json().profileImageUrl;
}

/** Publishes a file as this kind of content does, and returns what deletes it again. */
const publish: Record<string, (send: Send, url: string) => Promise<() => Promise<Answer>>> = {
  'the picture of a post': async (send, imageUrl) => {
    const { id } = (await send(posts.create, { body: { content: 'Look.', imageUrl } })).json();
    return () => send(posts.remove, { params: { id } });
  },
  'a further picture of a post': async (send, url) => {
    const body = { content: 'Look.', imageUrl: await upload(send), pictures: [{ url, alt: null }] };
    const { id } = (await send(posts.create, { body })).json();
    return () => send(posts.remove, { params: { id } });
  },
  'a piece of a portfolio': async (send, mediaUrl) => {
    const { id } = (await send(portfolio.create, { body: { title: 'Set', mediaUrl } })).json();
    return () => send(portfolio.remove, { params: { id } });
  },
  'the poster of an event': async (send, imageUrl) => {
    const body = { title: 'Show', description: 'Soon.', eventDate: '2031-02-03T19:30:00Z' };
    const { id } = (await send(events.create, { body: { ...body, imageUrl } })).json();
    return () => send(events.remove, { params: { id } });
  },
  'the poster of a project': async (send, imageUrl) => {
    const { id } = (await send(projects.create, { body: { title: 'Film', imageUrl } })).json();
    return () => send(projects.remove, { params: { id } });
  },
};

const statusOf = async (send: Send, url: string) => (await send('GET', url)).statusCode;
const cacheOf = async (send: Send, url: string) =>
  (await send('GET', url)).headers['cache-control'];

describe.each(Object.keys(publish))('%s', (kind) => {
  it('is read by whoever sees it, and kept by a browser for five minutes', async () => {
    const owner = await app.as(await createUser(app.db));
    const url = await upload(owner);
    expect([await statusOf(owner, url), await statusOf(reader, url)]).toEqual([200, 404]);
    expect(await statusOf(moderator, url)).toBe(404);
    expect(await cacheOf(owner, url)).toBe('private, no-store');
    const remove = await publish[kind]?.(owner, url);
    for (const send of [owner, reader, moderator, unproven]) {
      expect(await statusOf(send, url)).toBe(200);
      expect(await cacheOf(send, url)).toBe('private, max-age=300');
    }
    await remove?.();
    expect(await statusOf(reader, url)).toBe(404);
  });

  it('is not read while one blocks the other, whoever blocks', async () => {
    const author = await createUser(app.db);
    const owner = await app.as(author);
    const url = await upload(owner);
    await publish[kind]?.(owner, url);
    await owner(moderation.block, { body: { userId: readerId } });
    const { etag } = (await owner('GET', url)).headers;
    const again = await reader('GET', url, undefined, { 'if-none-match': String(etag) });
    expect([await statusOf(reader, url), again.statusCode]).toEqual([404, 404]);
    expect((await reader('GET', url, undefined, { range: 'bytes=0-1' })).statusCode).toBe(404);
    await owner(moderation.unblock, { params: { userId: readerId } });
    await reader(moderation.block, { body: { userId: author.id } });
    expect(await statusOf(reader, url)).toBe(404);
    await reader(moderation.unblock, { params: { userId: author.id } });
    expect(await statusOf(reader, url)).toBe(200);
  });

  it.each([
    ['leaving', { deletionDueAt: '2199-01-01T00:00:00Z' }],
    ['suspended', { suspendedAt: '2026-01-01T00:00:00Z' }],
  ])(
    'of a %s member is read by moderators in a proven session, who keep nothing',
    async (_, change) => {
      const author = await createUser(app.db);
      const owner = await app.as(author);
      const url = await upload(owner);
      await publish[kind]?.(owner, url);
      await app.db.update(users).set(change).where(eq(users.id, author.id));
      expect([await statusOf(reader, url), await statusOf(owner, url)]).toEqual([404, 401]);
      expect(await statusOf(unproven, url)).toBe(404);
      expect(await statusOf(moderator, url)).toBe(200);
      expect(await cacheOf(moderator, url)).toBe('private, no-store');
    },
  );
});

describe('a profile photo', () => {
  it('goes with its member, and with the next photo', async () => {
    const member = await createUser(app.db);
    const owner = await app.as(member);
    const url = await setPhoto(owner);
    expect(await statusOf(reader, url)).toBe(200);
    await owner(moderation.block, { body: { userId: readerId } });
    expect(await statusOf(reader, url)).toBe(404);
    await owner(moderation.unblock, { params: { userId: readerId } });
    await setPhoto(owner);
    expect(await statusOf(reader, url)).toBe(404);
  });

  it('of a blocked member is not in the list of those one blocks', async () => {
    const member = await createUser(app.db);
    await setPhoto(await app.as(member));
    await reader(moderation.block, { body: { userId: member.id } });
    const blocked = (await reader(moderation.listBlocks)).json();
    expect(blocked.find(({ id }) => id === member.id)).toMatchObject({ profileImageUrl: null });
  });
});

describe('an answer from the browser', () => {
  it('is found to be the newest without asking where files are kept', async () => {
    const owner = await app.as(await createUser(app.db));
    const url = await upload(owner);
    await publish['the picture of a post']?.(owner, url);
    const { etag } = (await reader('GET', url)).headers;
    const again = await reader('GET', url, undefined, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.payload, again.headers['cache-control']]).toEqual([
      304,
      '',
      'private, max-age=300',
    ]);
  });
});

it('leaves a document that is in no message, post or portfolio to who sent it', async () => {
  const owner = await app.as(await createUser(app.db));
  const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
  const { url } = (await owner(uploads.upload, { body, headers })).json();
  expect([await statusOf(owner, url), await statusOf(reader, url)]).toEqual([200, 404]);
});
