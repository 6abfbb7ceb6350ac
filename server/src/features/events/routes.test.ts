import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { events as eventRoutes, event as eventSchema } from '#contract/events/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createEvent, createUser } from '../../testing/factories.ts';
import {
  type Ask,
  createPersonas,
  membersOnly,
  type Statuses,
  statusesOf,
} from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const planned = {
  title: ' Open rehearsal ',
  description: 'Bring a friend.',
  eventDate: '2031-02-03T19:30:00.000Z',
};

const ownEvent = async () => ({
  id: (await createEvent(app.db, { authorId: people.owner.id })).id,
});

describe('the routes of events', () => {
  it.each<[string, Ask, Statuses]>([
    ['list them', (send) => send(eventRoutes.list), membersOnly(200)],
    ['add one', (send) => send(eventRoutes.create, { body: planned }), membersOnly(201)],
    [
      'read one',
      async (send) => send(eventRoutes.get, { params: await ownEvent() }),
      membersOnly(200),
    ],
    [
      'change one',
      async (send) =>
        send(eventRoutes.update, { params: await ownEvent(), body: { title: 'Changed' } }),
      { ...membersOnly(200), member: 403 },
    ],
    [
      'delete one',
      async (send) => send(eventRoutes.remove, { params: await ownEvent() }),
      { ...membersOnly(204), member: 403 },
    ],
  ])('answer who asks to %s', async (_, ask, expected) => {
    expect(await statusesOf(people.send, ask)).toEqual(expected);
  });

  it('hides the events of a suspended member', async () => {
    const { id } = await createEvent(app.db, { authorId: people.suspended.id });
    expect((await people.send.member(eventRoutes.get, { params: { id } })).statusCode).toBe(404);
    const listed = (await people.send.member(eventRoutes.list)).json();
    expect(listed.map((event) => event.id)).not.toContain(id);
  });
});

describe('POST /api/events', () => {
  it.each<[string, Partial<BodyInputOf<typeof eventRoutes.create>>, string]>([
    [
      'nothing, by its title first',
      { title: undefined, description: undefined, eventDate: undefined },
      'Please enter an event title',
    ],
    ['a blank description', { description: ' ' }, 'Please enter an event description'],
    ['no date', { eventDate: undefined }, 'Please select an event date'],
    ['a date that is none', { eventDate: 'tomorrow' }, 'Please select an event date'],
    ['the 30th of February', { eventDate: '2031-02-30T10:00:00Z' }, 'Please select an event date'],
    ['the year 99999', { eventDate: '99999-01-01T10:00:00Z' }, 'Please select an event date'],
    [
      'the year 9999',
      { eventDate: '9999-01-01T10:00:00Z' },
      'Please choose a date before the year 2200.',
    ],
    [
      'a time zone a day away',
      { eventDate: '2031-02-03T19:30:00+23:59' },
      'Something you sent has a character or number we cannot store.',
    ],
    [
      'a location of 1,000 letters',
      { location: 'x'.repeat(1000) },
      'Please keep this to 150 characters or fewer.',
    ],
  ])('refuses %s', async (_, fields, message) => {
    const answer = await people.send.member(eventRoutes.create, {
      body: { ...planned, ...fields },
    });
    expect([answer.statusCode, answer.error().message]).toEqual([400, message]);
  });

  it('answers the event as it is kept', async () => {
    const body = { ...planned, eventDate: '2031-02-03T19:30:00-05:00' };
    const answer = await people.send.owner(eventRoutes.create, { body });
    const event = eventSchema.strict().parse(answer.json());
    expect(event).toMatchObject({
      title: 'Open rehearsal',
      location: null,
      authorId: people.owner.id,
    });
    expect(new Date(event.eventDate).toISOString()).toBe('2031-02-04T00:30:00.000Z');
  });
});

describe('PUT /api/events/:id', () => {
  it('changes what is named and leaves the rest', async () => {
    const { id } = await createEvent(app.db, { authorId: people.owner.id, location: 'Studio 3' });
    const answer = await people.send.owner(eventRoutes.update, {
      params: { id },
      body: { title: 'Moved', location: '' },
    });
    expect(answer.json()).toMatchObject({
      title: 'Moved',
      description: 'All departments are welcome.',
      location: null,
    });
  });

  it('refuses a member with a sentence', async () => {
    const answer = await people.send.member(eventRoutes.update, {
      params: await ownEvent(),
      body: { title: 'Mine' },
    });
    expect(answer.error().message).toBe('Only the person who added this event can change it.');
  });
});

describe('GET /api/events', () => {
  it('pages one author in the shape of the contract', async () => {
    const { id: authorId } = await createUser(app.db);
    for (let n = 0; n < 5; n++) await createEvent(app.db, { authorId, title: `${n}` });
    const pages = await readPages(people.send.member, eventRoutes.list, {
      query: { limit: 2, authorId },
    });
    const events = z.array(eventSchema.strict()).parse(pages.flat());
    expect(events.map(({ title }) => title)).toEqual(['4', '3', '2', '1', '0']);
  });
});
