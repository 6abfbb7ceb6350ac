import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { sessions } from '../features/auth/tables.ts';
import { fieldsOfAnswer, fieldsOfSchema, findUnknownFields } from '../testing/answer-fields.ts';
import { nameOf } from '../testing/ask-route.ts';
import { maySeeField, type Role, roles } from '../testing/field-rules.ts';
import {
  createPopulatedApp,
  hiddenCourse,
  type PopulatedApp,
  storedHash,
} from '../testing/populated-app.ts';
import { routeRequests } from '../testing/route-requests.ts';
import type { Answer as Sent } from '../testing/send.ts';
import type { App } from './app.ts';

type Mounted = App['routes'][number];

interface Answer {
  role: Role;
  route: Mounted;
  url: string;
  status: number;
  body: string;
}

/** They succeed only with a secret that is in a mail, in a head or in a device; only their schemas are checked. */
const neverAnswered = [
  'GET /api/account/deletion',
  'GET /api/account/suspension',
  'GET /api/auth/second-step',
  'PATCH /api/auth/passkeys/:id',
  'POST /api/account/graduation',
  'POST /api/account/graduation/confirm',
  'POST /api/account/graduation/second-step',
  'POST /api/account/graduation/second-step/options',
  'POST /api/admin/merges/:id/undo',
  'POST /api/auth/change-password',
  'POST /api/auth/login',
  'POST /api/auth/passkey-sign-in',
  'POST /api/auth/passkeys',
  'POST /api/auth/recovery-codes',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step',
  'POST /api/auth/second-step/options',
  'POST /api/auth/totp/confirm',
  'POST /api/auth/verify-otp',
];

let world: PopulatedApp;
const answers: Answer[] = [];

const hasAnswer = (route: Mounted) => route.response !== null && typeof route.response !== 'string';

beforeAll(async () => {
  world = await createPopulatedApp();
});
// Everybody asks everything: some 1,500 requests, of which each third has a limit of its own.
for (const third of [0, 1, 2])
  beforeAll(async () => {
    const all = routeRequests(world);
    const [from, to] = [third, third + 1].map((n) => Math.ceil((all.length * n) / 3));
    for (const { requestsOf } of all.slice(from, to))
      for (const role of roles)
        for (const { route, url, by } of await requestsOf(role))
          note(role, route, url, await by(world.send[role]));
  });
beforeAll(async () => {
  const others = world.app.routes.filter((route) => !hasAnswer(route));
  const signOuts: Mounted[] = [auth.logOut, auth.logOutEverywhere, account.remove];
  const isSignOut = (route: Mounted) => signOuts.includes(route);
  for (const route of others.toSorted((a, b) => Number(isSignOut(a)) - Number(isSignOut(b)))) {
    const url = route.path.replace(/:\w+/g, 'none');
    for (const role of roles) note(role, route, url, await world.send[role](route.method, url));
  }
});
afterAll(() => world.app.close());

function note(role: Role, route: Mounted, url: string, { statusCode, body }: Sent): void {
  answers.push({ role, route, url, status: statusCode, body });
}

it('every route with an answer has its request here', () => {
  const asked = routeRequests(world).map(({ route }) => nameOf(route));
  expect(asked.toSorted()).toEqual(world.app.routes.filter(hasAnswer).map(nameOf).toSorted());
});

it('each of them has answered somebody, and nothing has failed', () => {
  const answered = new Set(
    answers.filter(({ status }) => status < 300).map((a) => nameOf(a.route)),
  );
  const named = world.app.routes.filter(hasAnswer).map(nameOf);
  const silent = named.filter((name) => !answered.has(name));
  expect(silent.toSorted()).toEqual(neverAnswered);
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.map(({ role, route, url }) => `${role}: ${route.method} ${url}`)).toEqual([]);
});

describe('fields', () => {
  const refusal = z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
  });
  const isJson = ({ body }: Answer) => body.startsWith('{') || body.startsWith('[');
  const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { io: 'output' });

  it('of the schemas are private nowhere but where the rules say so', () => {
    const hidden = world.app.routes.filter(hasAnswer).flatMap((route) => {
      const name = nameOf(route);
      const found = fieldsOfSchema(schemaOf(route.response as z.ZodType));
      return found.filter((field) => !maySeeField(name, field)).map((field) => `${name} ${field}`);
    });
    expect(hidden).toEqual([]);
  });

  it('of the answers are those that the contract has and the role may see', () => {
    const hidden = answers.filter(isJson).flatMap(({ role, route, status, body }) => {
      const name = nameOf(route);
      const type = status < 300 ? (route.response as z.ZodType) : refusal;
      const answer: unknown = JSON.parse(body);
      const unknown = findUnknownFields(answer, [schemaOf(type)]);
      const unseen = fieldsOfAnswer(answer).filter((field) => !maySeeField(name, field, role));
      return [...unknown, ...unseen].map((field) => `${role}: ${name} ${field}`);
    });
    expect([...new Set(hidden)]).toEqual([]);
  });
});

describe('values', () => {
  const isPageOfOne = ({ path }: Mounted) => path.includes(':') || path.startsWith('/api/admin/');

  /** Where a text that only some may see is in the answers to others. */
  function leaksOf(text: string, maySee: (role: Role, route: Mounted) => boolean): string[] {
    return answers
      .filter(({ body, role, route }) => body.includes(text) && !maySee(role, route))
      .map(({ role, route, url }) => `${role}: ${route.method} ${url}`);
  }
  const isSeen = (text: string) => answers.some(({ body }) => body.includes(text));
  const only =
    (...some: Role[]) =>
    (role: Role) =>
      some.includes(role);

  it('of passwords and sessions are in no answer', async () => {
    expect(leaksOf(storedHash, () => false)).toEqual([]);
    const rows = await world.app.db.select().from(sessions);
    expect(rows.flatMap(({ tokenHash }) => leaksOf(tokenHash, () => false))).toEqual([]);
  });

  it('to reach somebody by are in answers to connections, employers and administrators', () => {
    const { owner, third, people } = world;
    const reachOwner = only('connection', 'owner', 'administrator');
    const reachThird = only('owner', 'administrator');
    expect(leaksOf(owner.email, reachOwner)).toEqual([]);
    expect(leaksOf(String(owner.phoneNumber), reachOwner)).toEqual([]);
    expect(leaksOf(third.email, reachThird)).toEqual([]);
    expect(leaksOf(String(third.phoneNumber), reachThird)).toEqual([]);
    expect(leaksOf(people.member.email, only('member', 'administrator'))).toEqual([]);
    expect([owner.email, third.email].every(isSeen)).toBe(true);
  });

  it('of hidden courses are in answers to their owner and to administrators', () => {
    expect(leaksOf(hiddenCourse, only('owner', 'administrator'))).toEqual([]);
    expect(isSeen(hiddenCourse)).toBe(true);
  });

  it('of who blocks the viewer or is suspended are on pages that an administrator opens, and in the administration', () => {
    const opens = (role: Role, route: Mounted) => role === 'administrator' && isPageOfOne(route);
    for (const { id, lastName, email, phoneNumber } of [world.blocker, world.suspended]) {
      for (const text of [id, lastName, email, String(phoneNumber)])
        expect(leaksOf(text, opens)).toEqual([]);
      expect(isSeen(lastName)).toBe(true);
    }
  });
});
