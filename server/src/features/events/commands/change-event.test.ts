import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#contract/events/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUpload, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { uploads } from '../../uploads/tables.ts';

let app: TestApp;
let userId: string;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
  userId = (await createUser(app.db)).id;
  send = await app.as({ id: userId });
});
afterAll(() => app.close());

const upload = async (fields: Parameters<typeof createUpload>[1] = {}) => {
  const made = await createUpload(app.db, { userId, ...fields });
  return { ...made, url: `/uploads/${made.key}` };
};
const create = (more: Partial<BodyInputOf<typeof events.create>>) =>
  send(events.create, {
    body: {
      title: 'Screening',
      description: 'Eight films.',
      eventDate: '2031-02-03T19:30:00Z',
      ...more,
    },
  });
const isKept = async (id: string) =>
  (await app.db.select().from(uploads).where(eq(uploads.id, id))).length > 0;

describe('the poster of an event', () => {
  it('is a picture with its words', async () => {
    const { url } = await upload();
    const event = (await create({ imageUrl: url, imageAlt: 'A lamp' })).json();
    expect(event).toMatchObject({ imageUrl: url, media: { url, type: 'image', alt: 'A lamp' } });
  });

  it.each([
    ['another member’s', async () => (await upload({ userId: (await createUser(app.db)).id })).url],
    ['one that is no picture', async () => (await upload({ kind: 'video' })).url],
    ['one that is not there', async () => '/uploads/nothing.webp'],
    ['one elsewhere', async () => 'https://example.com/poster.png'],
  ])('refuses an upload: %s', async (_, make) => {
    const answer = await create({ imageUrl: await make() });
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('is replaced, kept, taken down and deleted with the event', async () => {
    const [first, second] = [await upload(), await upload()];
    const { id } = (await create({ imageUrl: first.url, imageAlt: 'First' })).json();
    const change = async (body: BodyInputOf<typeof events.update>) =>
      (await send(events.update, { params: { id }, body })).json();
    expect(await change({ title: 'Moved', imageUrl: first.url })).toMatchObject({
      media: { url: first.url, alt: 'First' },
    });
    expect(await change({ imageUrl: second.url })).toMatchObject({
      media: { url: second.url, alt: null },
    });
    await eventually(async () => expect(await isKept(first.id)).toBe(false));
    await send(events.remove, { params: { id } });
    await eventually(async () => expect(await isKept(second.id)).toBe(false));
  });
});

describe('seats and the end of an event', () => {
  it.each([
    ['an end before the beginning', { endDate: '2031-02-03T19:30:00Z' }],
    ['no seats', { capacity: 0 }],
    ['half a seat', { capacity: 1.5 }],
    ['too many seats', { capacity: 10_001 }],
  ])('refuses %s', async (_, more) => {
    const answer = await create(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.error().message).toMatch(/\.$/);
  });

  it('keeps both', async () => {
    const event = (await create({ endDate: '2031-02-03T21:30:00Z', capacity: 40 })).json();
    expect(event).toMatchObject({ capacity: 40, going: 0, waiting: 0, myRsvp: null });
    expect(Date.parse(event.endDate ?? '')).toBe(Date.parse('2031-02-03T21:30:00Z'));
  });
});
