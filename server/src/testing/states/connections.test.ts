import { afterAll, beforeAll, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createUser } from '../factories.ts';
import type { Send } from '../send.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createActors, isHidden, sees, standsWell } from './actors.ts';
import {
  type Act,
  foretell,
  names,
  otherOf,
  pairOf,
  pairs,
  type State,
  steps,
} from './connection-model.ts';
import { followAnySteps, type Trial, tries } from './follow-acts.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

async function begin(): Promise<Trial<State, Act>> {
  const { id, send, nameOf, performStanding } = await createActors(app, names, administrator);
  const memberIds = param(names.map(id));
  /** The ids of the requests of each pair, in their order. */
  const requestIds: Record<string, string[]> = {};

  async function readRows() {
    const { rows } = await app.db.execute<{
      id: string;
      requester: string;
      addressee: string;
      status: string;
      note: string | null;
    }>(sql`SELECT id, requester_id AS requester, addressee_id AS addressee, status, note FROM connections
      WHERE requester_id = ANY (${memberIds}::text[]) ORDER BY least(requester_id, addressee_id), greatest(requester_id, addressee_id)`);
    return rows.map(({ requester, addressee, ...row }) => ({
      ...row,
      requester: nameOf(requester),
      pair: pairOf(nameOf(requester), nameOf(addressee)),
    }));
  }

  async function perform(act: Act): Promise<number> {
    switch (act.act) {
      case 'request': {
        const body = { addresseeId: id(act.whom), note: act.note };
        return (await send(act.who)(connections.request, { body })).statusCode;
      }
      case 'accept':
      case 'decline or remove':
      case 'withdraw': {
        const params = {
          id: requestIds[act.pair]?.at(act.isStale ? -2 : -1) ?? 'conn_none',
        };
        const ask = send(act.who);
        if (act.act === 'withdraw') return (await ask(connections.withdraw, { params })).statusCode;
        const status = act.act === 'accept' ? 'accepted' : 'blocked';
        return (await ask(connections.respond, { params, body: { status } })).statusCode;
      }
      case 'read notifications':
        return (await send(act.who)(notifications.markAllRead)).statusCode;
      case 'wait 31 days':
        await app.db.execute(sql`UPDATE connections SET changed_at = changed_at - interval '31 days'
          WHERE requester_id = ANY (${memberIds}::text[])`);
        return 0;
      default:
        return performStanding(act);
    }
  }

  async function check(state: State): Promise<void> {
    const rows = await readRows();
    for (const row of rows) {
      const known = (requestIds[row.pair] ??= []);
      if (!known.includes(row.id)) known.push(row.id);
    }
    expect(
      rows
        .map(({ pair, status, requester, note }) => ({ pair, status, requester, note }))
        .toSorted(byPair),
    ).toEqual(
      Object.entries(state.pairs)
        .filter(([, { state: status }]) => status !== 'none')
        .map(([pair, { state: status, requester, note }]) => ({ pair, status, requester, note }))
        .toSorted(byPair),
    );
  }

  async function checkAll(state: State): Promise<void> {
    await Promise.all(names.map((viewer) => checkViewer(state, viewer)));
  }

  async function checkViewer(state: State, viewer: string): Promise<void> {
    const ask = send(viewer);
    if (isHidden(state, viewer)) {
      expect((await ask(connections.requests)).statusCode).toBe(401);
      return;
    }
    for (const subject of names) await checkSubject(state, viewer, subject);
    const requests = (await ask(connections.requests)).json();
    expect(requests.map((one) => `${nameOf(one.id)}: ${one.note}`).toSorted()).toEqual(
      namesOf(state, viewer, 'pending')
        .filter((other) => state.pairs[pairOf(viewer, other)]?.requester === other)
        .map((other) => `${other}: ${state.pairs[pairOf(viewer, other)]?.note}`),
    );
    const told = (await ask(notifications.list)).json();
    expect(
      told.map(({ actor, title, isRead }) => `${actor?.firstName} ${title} ${isRead}`).toSorted(),
    ).toEqual(
      state.notified
        .filter(({ to, from }) => to === viewer && sees(state, viewer, from))
        .map(({ from, event, isRead }) => `${from} ${titles[event]} ${isRead}`)
        .toSorted(),
    );
    const { count } = (await ask(notifications.count)).json();
    expect(count).toBe(told.filter(({ isRead }) => !isRead).length);
  }

  async function checkSubject(state: State, viewer: string, subject: string): Promise<void> {
    const ask = send(viewer);
    const params = { userId: id(subject) };
    const [status, list, count] = await Promise.all([
      ask(connections.status, { params }),
      ask(connections.list, { params }),
      ask(connections.count, { params }),
    ]);
    if (!sees(state, viewer, subject)) {
      for (const answer of [status, list, count])
        expect([answer.statusCode, answer.error()]).toEqual([404, notFound]);
      return;
    }
    const shown = namesOf(state, subject, 'accepted').filter((other) => sees(state, viewer, other));
    expect(
      list
        .json()
        .map((one) => nameOf(one.id))
        .toSorted(),
    ).toEqual(shown);
    expect(count.json()).toEqual({ count: shown.length });
    expect(status.json()).toMatchObject(expectedStatus(state, viewer, subject));
  }

  return {
    state: { ...standsWell(), pairs: {}, notified: [] },
    foretell,
    perform,
    check,
    checkAll,
  };
}

const notFound = { code: 'not_found', message: 'User not found' };
const titles = { requested: 'New connection request', accepted: 'Connection request accepted' };
const byPair = (one: { pair: string }, other: { pair: string }) =>
  one.pair.localeCompare(other.pair);

const namesOf = (state: State, member: string, wanted: string) =>
  pairs
    .filter((pair) => pair.split(' ').includes(member) && state.pairs[pair]?.state === wanted)
    .map((pair) => otherOf(pair, member))
    .filter((other) => sees(state, member, other))
    .toSorted();

function expectedStatus(state: State, viewer: string, subject: string) {
  const pair = state.pairs[pairOf(viewer, subject)];
  if (!pair || pair.state === 'none')
    return { status: null, role: null, connectionId: null, note: null };
  const role = pair.requester === viewer ? 'requester' : 'recipient';
  const isOpen = pair.state === 'pending' || pair.state === 'accepted';
  return {
    status: isOpen ? pair.state : 'blocked',
    role,
    note: role === 'recipient' ? pair.note : null,
    refusal:
      pair.state === 'declined' && role === 'requester' && !pair.hasRested
        ? expect.any(String)
        : null,
  };
}

it.each(tries)(
  'follows the rules of connections, whatever three members do in whatever order: try %i',
  async (nth) => {
    await followAnySteps(steps, begin, nth);
  },
);
