import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events as eventRoutes } from '#contract/events/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { createRsvp } from '#server/testing/create-rsvp.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createEvent, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { events } from '../tables.ts';
import { remindGuests } from './remind-guests.ts';

let app: TestApp;
let owner: { id: string };
let send: Send;
const timeZone = 'America/New_York';

beforeAll(async () => {
  app = await createTestApp({ background: true });
  owner = await createUser(app.db);
  send = await app.as(owner);
});
afterAll(() => app.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** One guest of each answer, and the organizer, who goes. */
async function visitedEvent(fields: Parameters<typeof createEvent>[1] = {}) {
  const event = await createEvent(app.db, { authorId: owner.id, capacity: 2, ...fields });
  const guests = { going: '', maybe: '', waiting: '', no: '' };
  for (const status of ['going', 'maybe', 'waiting', 'no'] as const) {
    guests[status] = (await createUser(app.db)).id;
    await createRsvp(app.db, event.id, guests[status], { status });
  }
  await createRsvp(app.db, event.id, owner.id);
  const params = { id: event.id };
  const change = (body: BodyInputOf<typeof eventRoutes.update>) =>
    send(eventRoutes.update, { params, body });
  const cancel = () => send(eventRoutes.remove, { params });
  return { ...event, change, cancel, guests };
}

const toldTo = async (userId: string) =>
  (await listNotified(app.db, userId)).map(({ title, message, data }) => ({
    title,
    message,
    data,
  }));

describe('an event that changes', () => {
  it('tells those who may come of another time or place, by the clock of the school', async () => {
    const { change, id, guests } = await visitedEvent();
    await change({ eventDate: '2030-05-02T23:30:00Z', location: 'Studio 3' });
    const told = {
      title: 'An event has changed',
      message: '“Thesis screening” is now Thursday, May 2, 7:30 PM EDT, Studio 3.',
      data: { eventId: id },
    };
    for (const status of ['going', 'maybe', 'waiting'] as const)
      expect(await toldTo(guests[status])).toEqual([told]);
    expect(await toldTo(guests.no)).toEqual([]);
  });

  it.each([
    ['other words', { title: 'Screening', description: 'New.' }],
    ['the same time in another zone', { eventDate: '2030-05-01T14:00:00-04:00' }],
    ['a time that is over', { eventDate: '2020-05-01T14:00:00Z' }],
  ])('tells nobody of %s', async (_, body) => {
    const { change, guests } = await visitedEvent();
    expect((await change(body)).statusCode).toBe(200);
    expect(await toldTo(guests.going)).toEqual([]);
  });

  it('tells of its end, and refuses one before the stored beginning', async () => {
    const { change, guests } = await visitedEvent();
    const refused = await change({ endDate: '2030-05-01T17:00:00Z' });
    expect([refused.statusCode, refused.error().message]).toEqual([
      400,
      'An event ends after it has begun.',
    ]);
    expect((await change({ endDate: '2030-05-01T20:00:00Z' })).statusCode).toBe(200);
    expect(await toldTo(guests.going)).toHaveLength(1);
    expect((await change({ eventDate: '2030-05-01T21:00:00Z' })).statusCode).toBe(400);
  });
});

describe('an event that is cancelled', () => {
  it('tells those who may come, and takes back what it told before', async () => {
    const { change, cancel, guests } = await visitedEvent();
    await change({ location: 'Studio 3' });
    expect((await cancel()).statusCode).toBe(204);
    const told = {
      title: 'An event is cancelled',
      message: '“Thesis screening”, Wednesday, May 1, 2:00 PM EDT, will not take place.',
      data: {},
    };
    for (const status of ['going', 'maybe', 'waiting'] as const)
      expect(await toldTo(guests[status])).toEqual([told]);
    expect(await toldTo(guests.no)).toEqual([]);
  });

  it('tells nobody when it is over', async () => {
    const { cancel, guests } = await visitedEvent({ eventDate: '2020-05-01T14:00:00Z' });
    await cancel();
    expect(await toldTo(guests.going)).toEqual([]);
  });
});

describe('the reminder', () => {
  it('goes to those who go, the organizer too, once for each date', async () => {
    const { change, id, guests } = await visitedEvent({ eventDate: hours(23) });
    await remindGuests(app.db, timeZone);
    await remindGuests(app.db, timeZone);
    const reminded = [{ title: 'Coming up', data: { eventId: id } }];
    expect(await toldTo(guests.going)).toMatchObject(reminded);
    expect((await toldTo(owner.id)).filter(({ data }) => data.eventId === id)).toHaveLength(1);
    for (const status of ['maybe', 'waiting', 'no'] as const)
      expect(await toldTo(guests[status])).toEqual([]);
    await change({ eventDate: hours(20) });
    await remindGuests(app.db, timeZone);
    const titles = (await toldTo(guests.going)).map(({ title }) => title);
    expect(titles).toEqual(['Coming up', 'An event has changed', 'Coming up']);
  });

  it.each([
    ['more than a day away', { eventDate: hours(25) }],
    ['that has begun', { eventDate: hours(-1) }],
  ])('leaves out an event %s', async (_, fields) => {
    const { guests } = await visitedEvent(fields);
    await remindGuests(app.db, timeZone);
    expect(await toldTo(guests.going)).toEqual([]);
  });

  it('leaves out the event of a suspended member', async () => {
    const { id: authorId } = await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' });
    const { guests } = await visitedEvent({ eventDate: hours(5), authorId });
    await remindGuests(app.db, timeZone);
    expect(await toldTo(guests.going)).toEqual([]);
  });

  it('is due every hour', async () => {
    await eventually(async () => {
      const { rows } = await app.db.execute(
        sql`SELECT cron FROM pgboss.schedule WHERE name = ${param('remind-guests')}`,
      );
      expect(rows).toEqual([{ cron: '11 * * * *' }]);
    });
  });

  it('is remembered on the event', async () => {
    const { id } = await visitedEvent({ eventDate: hours(3) });
    await remindGuests(app.db, timeZone);
    const [row] = await app.db.select().from(events).where(eq(events.id, id));
    expect(row?.remindedAt).toBeTruthy();
  });
});
