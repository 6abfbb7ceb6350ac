import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { event as eventSchema, events } from '#contract/events/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { createRsvp } from '#server/testing/create-rsvp.ts';
import { createBlock, createEvent, createUser } from '#server/testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '#server/testing/personas.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

const hour = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
  const of = { authorId: people.owner.id };
  const add = (title: string, eventDate: string, endDate: string | null = null) =>
    createEvent(app.db, { ...of, title, eventDate, endDate });
  await add('over', at(-2 * hour), at(-hour));
  await add('running', at(-2 * hour), at(hour));
  const soon = await add('soon', at(2 * hour));
  const declined = await add('declined', at(3 * hour));
  // The last minute of May 1 and the first of May 2 in New York.
  const may1 = await add('may 1', '2030-05-02T03:59:00Z');
  await add('may 2', '2030-05-02T04:00:00Z');
  await add('may 3', '2030-05-04T03:59:00Z');
  await add('may 4', '2030-05-04T04:00:00Z');
  await createRsvp(app.db, soon.id, people.member.id, { status: 'maybe' });
  await createRsvp(app.db, declined.id, people.member.id, { status: 'no' });
  await createRsvp(app.db, may1.id, people.member.id, { status: 'waiting' });
  const blocker = await createUser(app.db);
  await createBlock(app.db, blocker.id, people.member.id);
  await createEvent(app.db, { authorId: blocker.id, title: 'blocked' });
  await createEvent(app.db, { authorId: people.suspended.id, title: 'suspended' });
});
afterAll(() => app.close());

type Query = QueryInputOf<typeof events.listUpcoming>;

const titles = async (query: Query) => {
  const pages = await readPages(people.send.member, events.listUpcoming, { query });
  return z
    .array(eventSchema.strict())
    .parse(pages.flat())
    .map(({ title }) => title);
};

const all = ['running', 'soon', 'declined', 'may 1', 'may 2', 'may 3', 'may 4'];

describe('GET /api/events/upcoming', () => {
  it('answers members only', async () => {
    const statuses = await statusesOf(people.send, (send) => send(events.listUpcoming));
    expect(statuses).toEqual(membersOnly(200));
  });

  it.each([100, 2])('lists what has not ended, by date, %i at a time', async (limit) => {
    expect(await titles({ limit })).toEqual(all);
  });

  it('lists the days of the school’s clock', async () => {
    expect(await titles({ from: '2030-05-02', to: '2030-05-03' })).toEqual(['may 2', 'may 3']);
    expect(await titles({ from: '2030-05-04' })).toEqual(['may 4']);
    expect(await titles({ from: '2030-05-01', to: '2030-05-01' })).toEqual(['may 1']);
  });

  it('lists only mine', async () => {
    expect(await titles({ mine: 'true' })).toEqual(['soon', 'may 1']);
  });

  it.each<Query>([
    { from: 'tomorrow' },
    { to: '2030-02-31' },
    { from: '9999-01-01' },
    { cursor: 'x' },
    { mine: 'perhaps' },
  ])('refuses %o', async (query) => {
    const answer = await people.send.member(events.listUpcoming, { query });
    expect(answer.statusCode).toBe(400);
  });

  it('answers the last day that can be asked for', async () => {
    expect(await titles({ from: '1900-01-01', to: '2199-12-31' })).toHaveLength(all.length + 1);
  });
});
