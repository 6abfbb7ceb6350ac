import { afterAll, beforeAll, expect, it } from 'vitest';
import { events } from '#contract/events/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createConnection, createEvent, createUser } from '../factories.ts';
import { type Send, wrong } from '../send.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createActors, isHidden, isStandingAct, sees, standsWell } from './actors.ts';
import { followAnySteps, type Trial, tries } from './follow-acts.ts';
import {
  type Act,
  count,
  foretell,
  names,
  organizer,
  type Rsvp,
  type State,
  seesEvent,
  statusOf,
  steps,
} from './rsvp-model.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

async function begin(): Promise<Trial<State, Act>> {
  const { id, send, nameOf, performStanding } = await createActors(app, names, administrator);
  await createConnection(app.db, id('ada'), id('ben'));
  const event = await createEvent(app.db, { authorId: id(organizer), capacity: 1 });
  const params = { id: event.id };

  async function perform(act: Act): Promise<string> {
    if (isStandingAct(act)) return String(await performStanding(act));
    const ask = send(act.who);
    if (act.act === 'delete') return String((await ask(events.remove, { params })).statusCode);
    if (act.act === 'answer') {
      const answer = await ask(events.rsvp, {
        params,
        body: { status: wrong(act.status) },
      });
      const status = answer.statusCode === 200 ? ` ${answer.json().status}` : '';
      return `${answer.statusCode}${status}`;
    }
    const change =
      act.act === 'set seats'
        ? { capacity: act.seats }
        : { eventDate: act.isOver ? '2020-05-01T18:00:00Z' : '2030-05-01T18:00:00Z' };
    return String((await ask(events.update, { params, body: change })).statusCode);
  }

  async function check(state: State): Promise<void> {
    const { rows } = await app.db.execute<{ who: string; status: Rsvp['status'] }>(sql`
      SELECT user_id AS who, status FROM event_rsvps WHERE event_id = ${param(event.id)} ORDER BY since, user_id`);
    const { rows: stored } = await app.db.execute<{
      capacity: number;
      going: number;
      waiting: number;
    }>(sql`
      SELECT capacity, going_count AS going, waiting_count AS waiting FROM events WHERE id = ${param(event.id)}`);
    const rsvps = rows.map(({ who, status }) => ({ who: nameOf(who), status }));
    expect(byName(rsvps)).toEqual(byName(state.rsvps));
    expect(namesOf(rsvps, 'waiting')).toEqual(namesOf(state.rsvps, 'waiting'));
    const [going, waiting] = [count(state, 'going'), count(state, 'waiting')];
    expect(stored).toEqual(state.isDeleted ? [] : [{ capacity: state.capacity, going, waiting }]);
    expect(going).toBeLessThanOrEqual(state.capacity ?? Number.POSITIVE_INFINITY);
  }

  async function checkAll(state: State): Promise<void> {
    const present = names.filter((name) => !isHidden(state, name));
    await Promise.all(present.map((name) => checkViewer(state, name)));
  }

  async function checkViewer(state: State, viewer: string): Promise<void> {
    const ask = send(viewer);
    const [page, attendees, mine] = await Promise.all([
      ask(events.get, { params }),
      ask(events.listAttendees, { params }),
      ask(events.listUpcoming, { query: { mine: 'true' } }),
    ]);
    const isShown = seesEvent(state, viewer);
    expect([page.statusCode, attendees.statusCode]).toEqual(isShown ? [200, 200] : [404, 404]);
    const myRsvp = statusOf(state, viewer);
    const isMine = isShown && myRsvp !== null && myRsvp !== 'no' && !state.isOver;
    expect(mine.json().map((one) => one.id)).toEqual(isMine ? [event.id] : []);
    if (!isShown) return;

    const [going, waiting] = [count(state, 'going'), count(state, 'waiting')];
    const place = namesOf(state.rsvps, 'waiting').indexOf(viewer) + 1;
    const { capacity } = state;
    expect(page.json()).toMatchObject({
      capacity,
      going,
      waiting,
      myRsvp,
      waitingPlace: place || null,
    });
    const told = attendees.json();
    expect(told).toMatchObject({ going, waiting, maybe: count(state, 'maybe') });
    const isNamed = ({ who, status }: Rsvp) =>
      status !== 'no' &&
      sees(state, viewer, who) &&
      (viewer === organizer || isFriend(state, viewer, who));
    expect(byName(told.people.map((one) => ({ who: nameOf(one.id), status: one.status })))).toEqual(
      byName(state.rsvps.filter(isNamed)),
    );
  }

  const state: State = {
    ...standsWell(),
    capacity: 1,
    isOver: false,
    isDeleted: false,
    rsvps: [],
    areConnected: true,
  };
  return { state, foretell, perform, check, checkAll };
}

const byName = (rsvps: Rsvp[]) => rsvps.toSorted((one, other) => one.who.localeCompare(other.who));

const namesOf = (rsvps: Rsvp[], status: string) =>
  rsvps.filter((one) => one.status === status).map(({ who }) => who);

const isFriend = (state: State, one: string, other: string) =>
  state.areConnected && [one, other].toSorted().join(' ') === 'ada ben';

it.each(tries)(
  'follows the rules of seats, whatever an organizer and four guests do in whatever order: try %i',
  async (nth) => {
    await followAnySteps(steps, begin, nth);
  },
);
