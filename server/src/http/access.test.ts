import { readdir } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { auditEntries } from '../features/audit/tables.ts';
import { type Refusal, refusalOf, refusals } from '../testing/access-rule.ts';
import { asked, nameOf, type RouteRequest } from '../testing/ask-route.ts';
import {
  type Caller,
  type CallerRow,
  callerRows,
  createCallers,
  createProductionApp,
} from '../testing/callers.ts';
import { noContentRequests } from '../testing/no-content-requests.ts';
import { createPopulatedApp, type PopulatedApp } from '../testing/populated-app.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { memberRoutes, publicRoutes, suspendedRoutes } from '../testing/route-access.ts';
import { routeRequests } from '../testing/route-requests.ts';
import type { Answer } from '../testing/send.ts';
import {
  adminRoutes,
  analystRoutes,
  moderatorRoutes,
  staffRoutes,
} from '../testing/staff-route-access.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { App } from './app.ts';

type Mounted = App['routes'][number];

/** A route as one caller meets it. */
interface Cell {
  route: Mounted;
  name: string;
  refusal: Refusal | null;
}

let world: PopulatedApp;
let production: TestApp;
const requests = new Map<string, RouteRequest>();

beforeAll(async () => {
  world = await createPopulatedApp();
  production = await createProductionApp(world.app);
  for (const { route, requestsOf } of routeRequests(world)) {
    const [request] = await requestsOf('owner');
    if (request) requests.set(nameOf(route), request);
  }
  for (const request of await noContentRequests(world))
    requests.set(nameOf(request.route), request);
});
afterAll(async () => {
  await production.close();
  await world.app.close();
});

const mounted = (access?: Mounted['access']) =>
  world.app.routes
    .filter((route) => !access || route.access === access)
    .map(nameOf)
    .toSorted();

it('has exactly the routes of these lists', () => {
  expect(mounted('public')).toEqual(publicRoutes);
  expect(mounted('member')).toEqual(memberRoutes);
  expect(mounted('staff')).toEqual(staffRoutes);
  expect(mounted('moderator')).toEqual(moderatorRoutes);
  expect(mounted('analyst')).toEqual(analystRoutes);
  expect(mounted('admin')).toEqual(adminRoutes);
});

it('opens these routes to suspended members, and never one of staff', () => {
  const open = world.app.routes.filter(({ openToSuspended }) => openToSuspended);
  expect(open.map(nameOf).toSorted()).toEqual(suspendedRoutes);
  for (const { access } of open) expect(access).toBe('member');
});

it('has a request for each of them', () => {
  expect([...requests.keys()].toSorted()).toEqual(mounted());
});

describe('what the rule refuses, though it would act: the sentence is all one gets, nothing but the session is read, and no file is left', () => {
  const isLookup = (text: string) => /^\s*SELECT\b/i.test(text) && /token_hash/.test(text);
  const callerOf = useCallers();

  it.each(callerRows)('in $environment: $session, $role', async (row) => {
    const caller = callerOf(row);
    const refused = cellsOf(caller).filter(({ refusal }) => refusal);
    const filesBefore = await listFiles();
    const faults: string[] = [];
    const statements = await recordStatements(async () => {
      faults.push(...(await inTurns(refused, (cell) => faultsOfRefusal(caller, cell))));
    });
    expect(faults).toEqual([]);
    const forbidden = refused.filter(({ refusal }) => refusal?.code === 'forbidden');
    const isAllowed = (text: string) =>
      isLookup(text) ||
      (forbidden.length > 0 && text.startsWith('insert into "audit_entries"')) ||
      (caller.standing.is === 'member' && text.startsWith('update "sessions" set "last_seen_at"'));
    expect(statements.filter((text) => !isAllowed(text))).toEqual([]);
    expect(await writtenDownOf(caller)).toEqual(forbidden.map(({ name }) => name).toSorted());
    expect(await listFiles()).toEqual(filesBefore);
  });

  it('so is HEAD, without a body, and so is what no schema takes', async () => {
    const rows = callerRows.filter(({ session }) => /no cookie|has not passed/.test(session));
    const filesBefore = await listFiles();
    for (const caller of rows.map(callerOf)) {
      const refused = cellsOf(caller).filter(({ refusal }) => refusal);
      const faults = await inTurns(refused, async ({ route, name, refusal }) => {
        const url = route.path.replace(/:\w+/g, 'x'.repeat(150));
        const isRead = route.method === 'GET';
        const answer = await caller.send(
          isRead ? 'HEAD' : route.method,
          url,
          isRead ? undefined : [],
        );
        const body = isRead ? '' : textOf(refusal);
        const isRefused = answer.statusCode === refusal?.status && answer.body === body;
        return isRefused ? [] : [faultOf(name, answer)];
      });
      expect(faults).toEqual([]);
    }
    expect(await listFiles()).toEqual(filesBefore);
  });

  async function faultsOfRefusal(caller: Caller, { route, name, refusal }: Cell) {
    const request = requests.get(name) ?? asked(route);
    const answer = await request.by(caller.send);
    return refusal && isNothingBut(refusal, answer) ? [] : [faultOf(name, answer)];
  }

  function isNothingBut(refusal: Refusal, { statusCode, body, headers }: Answer): boolean {
    const isBare = !headers['set-cookie'] && !headers.link && !headers.location && !headers.etag;
    return statusCode === refusal.status && body === textOf(refusal) && isBare;
  }

  /** The routes that the audit log says this member was refused. */
  async function writtenDownOf({ id }: Caller): Promise<string[]> {
    const entries = await world.app.db
      .select({ route: auditEntries.targetId })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, id), eq(auditEntries.action, 'access.refused')));
    return [...new Set(entries.map(({ route }) => String(route)))].toSorted();
  }

  async function listFiles(): Promise<string[]> {
    const found = await readdir(world.app.config.dataDir, { recursive: true });
    return found.filter((path) => !path.startsWith('mail'));
  }
});

describe('what the rule opens: no guard refuses it; each is asked with nothing to act on, because what is allowed would act', () => {
  /** What takes the session or its factor away comes last. */
  const endings: Mounted[] = [
    secondFactor.removeTotp,
    account.remove,
    account.restore,
    auth.logOutEverywhere,
    auth.logOut,
  ];
  const position = ({ route }: Cell) => endings.indexOf(route);
  const callerOf = useCallers('198.51.100');

  it.each(callerRows)('in $environment: $session, $role', async (row) => {
    const caller = callerOf(row);
    const open = cellsOf(caller).filter(({ refusal }) => !refusal);
    const reads = open.filter(({ route }) => route.method === 'GET');
    const writes = open.filter(({ route }) => route.method !== 'GET');
    const faults = await inTurns(reads, (cell) => faultsOfOpen(caller, cell));
    for (const cell of writes.toSorted((one, other) => position(one) - position(other)))
      faults.push(...(await faultsOfOpen(caller, cell)));
    expect(faults).toEqual([]);
  });

  /** By the id of nothing and with a body that no schema takes; what has neither concerns this caller alone. */
  async function faultsOfOpen(caller: Caller, { route, name }: Cell) {
    const url = route.path.replace(/:\w+/g, 'none');
    const answer = await caller.send(route.method, url, route.body && []);
    const isGuarded = Object.values(refusals).some(({ message }) => answer.body.includes(message));
    // A public route refuses wrong passwords, codes and tokens, and how often one may try them.
    const isSuspicious = route.access !== 'public' && [401, 429].includes(answer.statusCode);
    return isGuarded || isSuspicious || answer.statusCode >= 500 ? [faultOf(name, answer)] : [];
  }
});

/** Callers of this describe alone: what is open to them ends sessions. */
function useCallers(network?: string): (row: CallerRow) => Caller {
  let callers: Map<CallerRow, Caller>;
  beforeAll(async () => {
    callers = await createCallers({ development: world.app, production }, network);
  });
  return (row) => {
    const caller = callers.get(row);
    if (!caller) throw new Error('There is no such caller.');
    return caller;
  };
}

function cellsOf({ standing }: Caller): Cell[] {
  return world.app.routes.map((route) => {
    const name = nameOf(route);
    return { route, name, refusal: refusalOf(name, standing) };
  });
}

/** Some at a time, as the requests of a page come. */
async function inTurns<T>(all: T[], work: (one: T) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < all.length; start += 20)
    found.push(...(await Promise.all(all.slice(start, start + 20).map(work))).flat());
  return found;
}

function textOf(refusal: Refusal | null): string {
  return refusal ? JSON.stringify({ code: refusal.code, message: refusal.message }) : '';
}

function faultOf(name: string, { statusCode, body }: Answer): string {
  return `${name}: ${statusCode} ${body.slice(0, 200)}`;
}
