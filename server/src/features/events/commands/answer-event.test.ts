import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { events } from '#contract/events/contract.ts';
import type { RsvpAnswer } from '#contract/events/forms.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { transaction } from '#server/db/transaction.ts';
import { createRsvp } from '#server/testing/create-rsvp.ts';
import { createBlock, createEvent, createUser } from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import { createPersonas, membersOnly, statusesOf } from '#server/testing/personas.ts';
import { type Send, wrong } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';
import { eventRsvps } from '../tables.ts';
import { removeRsvpsOf } from './seats.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  people = await createPersonas(app);
});
afterAll(() => app.close());

const newEvent = async (fields: Parameters<typeof createEvent>[1] = {}) =>
  createEvent(app.db, { authorId: people.owner.id, ...fields });
const answer = (send: Send, id: string, status: RsvpAnswer) =>
  send(events.rsvp, { params: { id }, body: { status } });
const said = async (send: Send, id: string, status: RsvpAnswer) =>
  (await answer(send, id, status)).json();
const newGuests = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const user = await createUser(app.db);
      return { ...user, send: await app.as(user) };
    }),
  );
const statusOf = async (eventId: string, userId: string) => {
  const rows = await app.db.select().from(eventRsvps).where(eq(eventRsvps.eventId, eventId));
  return rows.find((row) => row.userId === userId)?.status;
};
const countsOf = async (id: string) => {
  const event = await people.send.administrator(events.get, { params: { id } });
  const { going, waiting } = event.json();
  return { going, waiting };
};

describe('PUT /api/events/:id/rsvp', () => {
  it('answers by who asks; one’s own event too', async () => {
    const statuses = await statusesOf(people.send, async (send) =>
      answer(send, (await newEvent()).id, 'going'),
    );
    expect(statuses).toEqual(membersOnly(200));
  });

  it.each([undefined, 'waiting', 'yes', null, 3])('refuses %o with a sentence', async (status) => {
    const { id } = await newEvent();
    const refused = await answer(people.send.member, id, wrong(status));
    expect([refused.statusCode, refused.error().message]).toEqual([
      400,
      'Please answer going, maybe or no.',
    ]);
    expect(await statusOf(id, people.member.id)).toBeUndefined();
  });

  it.each([
    ['that is over', { eventDate: '2020-05-01T18:00:00Z' }],
    ['whose end is over', { eventDate: '2020-05-01T18:00:00Z', endDate: '2020-05-02T18:00:00Z' }],
  ])('refuses an event %s', async (_, fields) => {
    const { id } = await newEvent(fields);
    const refused = await answer(people.send.member, id, 'going');
    expect([refused.statusCode, refused.error().message]).toEqual([
      409,
      'This event is over, so there is nothing to answer.',
    ]);
    expect(await statusOf(id, people.member.id)).toBeUndefined();
  });

  it('takes an answer while the event goes on', async () => {
    const { id } = await newEvent({
      eventDate: '2020-05-01T18:00:00Z',
      endDate: '2199-05-01T00:00:00Z',
    });
    expect((await answer(people.send.member, id, 'going')).statusCode).toBe(200);
  });

  it.each([
    ['unknown', async () => 'event_none'],
    ['of a suspended member', async () => (await newEvent({ authorId: people.suspended.id })).id],
    [
      'of a member who blocks me',
      async () => {
        const author = await createUser(app.db);
        await createBlock(app.db, author.id, people.member.id);
        return (await newEvent({ authorId: author.id })).id;
      },
    ],
  ])('does not find an event %s', async (_, make) => {
    expect((await answer(people.send.member, await make(), 'going')).statusCode).toBe(404);
  });

  it('is shown on the event, to me alone', async () => {
    const { id } = await newEvent();
    expect(await said(people.send.member, id, 'maybe')).toEqual({
      status: 'maybe',
      going: 0,
      waiting: 0,
    });
    const mine = await people.send.member(events.get, { params: { id } });
    const other = await people.send.owner(events.get, { params: { id } });
    expect([mine.json().myRsvp, other.json().myRsvp]).toEqual(['maybe', null]);
  });

  it('puts whoever comes late on the waiting list, where a repeat keeps the place', async () => {
    const { id } = await newEvent({ capacity: 1 });
    const [first, second, third] = await newGuests(3);
    if (!first || !second || !third) throw new Error('There are three.');
    expect(await said(first.send, id, 'going')).toEqual({ status: 'going', going: 1, waiting: 0 });
    expect(await said(first.send, id, 'going')).toEqual({ status: 'going', going: 1, waiting: 0 });
    expect(await said(second.send, id, 'going')).toMatchObject({ status: 'waiting', waiting: 1 });
    expect(await said(third.send, id, 'going')).toMatchObject({ status: 'waiting', waiting: 2 });
    expect(await said(second.send, id, 'going')).toMatchObject({ status: 'waiting', waiting: 2 });
    const placeOf = async (send: Send) =>
      (await send(events.get, { params: { id } })).json().waitingPlace;
    expect([await placeOf(first.send), await placeOf(third.send)]).toEqual([null, 2]);
    expect(await said(first.send, id, 'no')).toEqual({ status: 'no', going: 1, waiting: 1 });
    expect(await statusOf(id, second.id)).toBe('going');
    expect(await statusOf(id, third.id)).toBe('waiting');
    expect(await listNotified(app.db, second.id)).toMatchObject([
      { type: 'event', title: 'You have a seat', data: { eventId: id } },
    ]);
    expect(await listNotified(app.db, third.id)).toEqual([]);
    expect(await listNotified(app.db, first.id)).toEqual([]);
  });

  it('leaves the seat free when one who waits gives up', async () => {
    const { id } = await newEvent({ capacity: 1 });
    const [first, second] = await newGuests(2);
    if (!first || !second) throw new Error('There are two.');
    await said(first.send, id, 'going');
    await said(second.send, id, 'going');
    expect(await said(second.send, id, 'maybe')).toEqual({
      status: 'maybe',
      going: 1,
      waiting: 0,
    });
  });

  it('gives ten seats to exactly ten of forty who ask at once, and none twice when they leave', async () => {
    const { id } = await newEvent({ capacity: 10 });
    const guests = await newGuests(40);
    const answers = await Promise.all(guests.map(({ send }) => said(send, id, 'going')));
    const countOf = (status: string) => answers.filter((one) => one.status === status).length;
    expect([countOf('going'), countOf('waiting')]).toEqual([10, 30]);
    expect(await countsOf(id)).toEqual({ going: 10, waiting: 30 });
    const seated = guests.filter((_, at) => answers[at]?.status === 'going');
    await Promise.all(seated.map(({ send }) => answer(send, id, 'no')));
    expect(await countsOf(id)).toEqual({ going: 10, waiting: 20 });
  });
});

describe('a seat', () => {
  const fullEvent = async (capacity: number, count: number) => {
    const { id } = await newEvent({ capacity });
    const guests = [];
    for (const guest of await newGuests(count)) {
      await said(guest.send, id, 'going');
      guests.push(guest);
    }
    return { id, guests };
  };

  it('of a member who is deleted goes to the next', async () => {
    const { id, guests } = await fullEvent(1, 2);
    const [leaver, next] = guests;
    if (!leaver || !next) throw new Error('There are two.');
    await transaction(app.db, (tx) => removeRsvpsOf(tx, leaver.id));
    expect(await statusOf(id, next.id)).toBe('going');
    expect(await countsOf(id)).toEqual({ going: 1, waiting: 0 });
  });

  it('is not given to a suspended member', async () => {
    const { id, guests } = await fullEvent(1, 3);
    const [seated, suspended, next] = guests;
    if (!seated || !suspended || !next) throw new Error('There are three.');
    await app.db
      .update(users)
      .set({ suspendedAt: '2026-01-01T00:00:00Z' })
      .where(eq(users.id, suspended.id));
    await said(seated.send, id, 'no');
    expect(await statusOf(id, next.id)).toBe('going');
    expect(await statusOf(id, suspended.id)).toBe('waiting');
  });

  it('is given up with a block', async () => {
    const { id, guests } = await fullEvent(1, 2);
    const [blocked, next] = guests;
    if (!blocked || !next) throw new Error('There are two.');
    await people.send.owner(moderation.block, { body: { userId: blocked.id } });
    expect(await statusOf(id, blocked.id)).toBeUndefined();
    expect(await statusOf(id, next.id)).toBe('going');
  });

  it('that is added goes to who waits; nobody loses one', async () => {
    const { id, guests } = await fullEvent(2, 4);
    const change = (capacity: number | null) =>
      people.send.owner(events.update, { params: { id }, body: { capacity } });
    const refused = await change(1);
    expect([refused.statusCode, refused.error().message]).toEqual([
      409,
      '2 people go already. Please leave them their seats.',
    ]);
    expect((await change(3)).json()).toMatchObject({ capacity: 3, going: 3, waiting: 1 });
    const third = guests[2];
    expect(third && (await statusOf(id, third.id))).toBe('going');
    expect((await change(null)).json()).toMatchObject({ capacity: null, going: 4, waiting: 0 });
  });
});

describe('GET /api/events/:id/attendees', () => {
  it('names connections to a member, everybody to the organizer, and counts the rest', async () => {
    const { id } = await newEvent();
    const [friend, other, blocked] = await newGuests(3);
    if (!friend || !other || !blocked) throw new Error('There are three.');
    const connection = await people.send.member(connections.request, {
      body: { addresseeId: friend.id },
    });
    await friend.send(connections.respond, {
      params: { id: connection.json().connectionId ?? '' },
      body: { status: 'accepted' },
    });
    await createRsvp(app.db, id, friend.id, { status: 'maybe' });
    await createRsvp(app.db, id, other.id);
    await createRsvp(app.db, id, blocked.id);
    await createRsvp(app.db, id, people.member.id, { status: 'no' });
    await createBlock(app.db, blocked.id, people.owner.id);
    const asked = async (send: Send) =>
      (await send(events.listAttendees, { params: { id } })).json();
    expect(await asked(people.send.member)).toMatchObject({
      people: [{ id: friend.id, status: 'maybe', isConnection: true }],
      going: 2,
      maybe: 1,
      waiting: 0,
    });
    const named = (await asked(people.send.owner)).people;
    expect(named.map((person) => person.id)).toEqual([other.id, friend.id]);
  });
});
