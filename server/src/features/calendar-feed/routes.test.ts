import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { events } from '#contract/events/contract.ts';
import { createRsvp } from '../../testing/create-rsvp.ts';
import { createBlock, createEvent, createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../users/tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;
beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const newMember = async () => {
  const user = await createUser(app.db);
  return { ...user, send: await app.as(user) };
};
const addressOf = async (send: Send) => (await send(calendarFeed.create)).json().url ?? '';
const read = (url: string) => app.call('GET', new URL(url).pathname);

describe('the address of a calendar', () => {
  it('is there once it is made, the same each time, until it is revoked', async () => {
    const { send } = await newMember();
    const shown = async () => (await send(calendarFeed.get)).json();
    expect(await shown()).toEqual({ url: null });
    const url = await addressOf(send);
    expect(url).toMatch(/^http:\/\/callboard\.test\/api\/calendar\/[\w-]+\.[\w-]{43}\.ics$/);
    expect(await shown()).toEqual({ url });
    await send(calendarFeed.revoke);
    expect(await shown()).toEqual({ url: null });
  });
});

describe('the feed', () => {
  it('has the events that a member goes to or may go to, and nobody’s name', async () => {
    const member = await newMember();
    const organizer = await createUser(app.db, { firstName: 'Orsolya', lastName: 'Organizer' });
    const add = async (title: string, status: 'going' | 'maybe' | 'no' | 'waiting') => {
      const event = await createEvent(app.db, {
        authorId: organizer.id,
        title,
        description: 'Ask Orsolya.',
        location: 'Studio 3',
        endDate: '2030-05-01T20:00:00Z',
      });
      await createRsvp(app.db, event.id, member.id, { status });
      await createRsvp(app.db, event.id, (await createUser(app.db)).id);
      return event.id;
    };
    const going = await add('Going there', 'going');
    await add('Perhaps', 'maybe');
    await add('Not there', 'no');
    await add('In line', 'waiting');
    const answer = await read(await addressOf(member.send));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(answer.body.match(/SUMMARY:.*(?=\r)/g)?.toSorted()).toEqual([
      'SUMMARY:Going there',
      'SUMMARY:Perhaps',
    ]);
    expect(answer.body).toContain(`UID:${going}@callboard.test\r\n`);
    expect(answer.body).toContain('DTSTART:20300501T180000Z\r\nDTEND:20300501T200000Z\r\n');
    expect(answer.body).not.toMatch(/Orsolya|Organizer|Lovelace|ATTENDEE|DESCRIPTION|@nyu/);
  });

  it('leaves out the events of members who block or are suspended', async () => {
    const member = await newMember();
    const blocker = await createUser(app.db);
    for (const authorId of [blocker.id, people.suspended.id])
      await createRsvp(app.db, (await createEvent(app.db, { authorId })).id, member.id);
    await createBlock(app.db, blocker.id, member.id);
    expect((await read(await addressOf(member.send))).body).not.toContain('VEVENT');
  });

  it.each([
    [
      'revoked',
      async ({ send }: { send: Send }) => {
        const url = await addressOf(send);
        await send(calendarFeed.revoke);
        return url;
      },
    ],
    [
      'replaced',
      async ({ send }: { send: Send }) => {
        const url = await addressOf(send);
        await addressOf(send);
        return url;
      },
    ],
    [
      'a suspended member’s',
      async ({ send, id }: { send: Send; id: string }) => {
        const url = await addressOf(send);
        await app.db
          .update(users)
          .set({ suspendedAt: '2026-01-01T00:00:00Z' })
          .where(eq(users.id, id));
        return url;
      },
    ],
    [
      'forged',
      async ({ send }: { send: Send }) =>
        (await addressOf(send)).replace(/\.[\w-]{43}\.ics$/, `.${'A'.repeat(43)}.ics`),
    ],
    ['made up', async () => 'http://callboard.test/api/calendar/nothing'],
    ['hostile', async () => 'http://callboard.test/api/calendar/%00%ff..%2f'],
  ])('is not found by an address that is %s', async (_, make) => {
    const answer = await read(await make(await newMember()));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toContain('VCALENDAR');
  });

  it('says why a revoked address answers nothing', async () => {
    const { send } = await newMember();
    const url = await addressOf(send);
    await send(calendarFeed.revoke);
    const answer = await read(url);
    expect([answer.statusCode, answer.error().message]).toEqual([
      404,
      'This calendar address is no longer in use.',
    ]);
  });
});

describe('GET /api/events/:id/calendar.ics', () => {
  it('is a file of the event', async () => {
    const { id } = await createEvent(app.db, { title: 'Fête, night one' });
    const answer = await people.send.member(events.calendarFile, { params: { id } });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="Fete-night-one.ics"',
    });
    expect(answer.body).toContain('SUMMARY:Fête\\, night one\r\n');
    expect(answer.body).toContain(`URL:http://callboard.test/events/${id}\r\n`);
  });

  it('is not there for whoever may not see the event', async () => {
    const { id } = await createEvent(app.db, { authorId: people.suspended.id });
    const statuses = await statusesOf(people.send, (send) =>
      send(events.calendarFile, { params: { id } }),
    );
    expect(statuses).toEqual({
      stranger: 401,
      member: 404,
      owner: 404,
      administrator: 200,
      suspended: 401,
    });
  });
});
