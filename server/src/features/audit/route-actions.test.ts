import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { type AuditAction, auditActions } from '#contract/audit/actions.ts';
import { auth } from '#contract/auth/contract.ts';
import type { Route } from '#contract/route.ts';
import { nameOf, type RouteRequest } from '../../testing/ask-route.ts';
import { noContentRequests } from '../../testing/no-content-requests.ts';
import { createPopulatedApp, type PopulatedApp } from '../../testing/populated-app.ts';
import { routeRequests } from '../../testing/route-requests.ts';
import { auditEntries } from './tables.ts';

let world: PopulatedApp;
let requests: RouteRequest[];
const written = new Set<string>();
const faults: string[] = [];

const { 'access.refused': _, ...ofRoutes } = auditActions;
const endings: Route[] = [auth.logOut, auth.logOutEverywhere, account.remove];
const isAsked = (route: Route) =>
  !endings.includes(route) && (route.method !== 'GET' || route.audit !== undefined);

beforeAll(async () => {
  world = await createPopulatedApp();
  requests = (await noContentRequests(world)).filter(({ route }) => isAsked(route));
  for (const { route, requestsOf } of routeRequests(world))
    if (isAsked(route)) requests.push(...(await requestsOf('administrator')));
});
// Each third has a limit of its own.
for (const third of [0, 1, 2])
  beforeAll(async () => {
    await readNewActions();
    const [from, to] = [third, third + 1].map((n) => Math.ceil((requests.length * n) / 3));
    for (const { route, by } of requests.slice(from, to)) {
      await by(world.send.administrator);
      for (const action of await readNewActions()) {
        written.add(action);
        if (!route.audit?.includes(action)) faults.push(`${nameOf(route)} writes ${action}`);
      }
    }
  });
afterAll(() => world.app.close());

const seen = new Set<string>();

async function readNewActions(): Promise<AuditAction[]> {
  const { id, action } = auditEntries;
  const entries = await world.app.db.select({ id, action }).from(auditEntries);
  const found = entries.filter((entry) => !seen.has(entry.id));
  for (const entry of found) seen.add(entry.id);
  return found.map((entry) => entry.action).filter((one) => one !== 'access.refused');
}

describe('what a route says of the audit log', () => {
  it('is all that it writes as an administrator asks it', () => {
    expect(faults).toEqual([]);
    expect(written.size).toBeGreaterThan(8);
  });

  it('covers every action of the log', () => {
    const said = new Set(world.app.routes.flatMap(({ audit }) => audit ?? []));
    expect([...said].toSorted()).toEqual(Object.keys(ofRoutes).toSorted());
  });

  it('is said by every route of staff that changes something', () => {
    const changing = world.app.routes.filter(
      ({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'member',
    );
    expect(changing.length).toBeGreaterThan(10);
    expect(changing.filter(({ audit }) => !audit?.length).map(nameOf)).toEqual([]);
  });
});
