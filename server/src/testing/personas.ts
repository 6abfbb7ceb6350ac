import { param, sql } from '../db/sql.ts';
import { createUser } from './factories.ts';
import type { Answer, Send } from './send.ts';
import type { TestApp } from './test-app.ts';

export const personas = ['stranger', 'member', 'owner', 'administrator', 'suspended'] as const;
export type Persona = (typeof personas)[number];

/** Status codes by persona. */
export type Statuses = Record<Persona, number>;

/** One of each kind of caller; `owner` is the member whose things a test makes. */
export async function createPersonas(app: TestApp) {
  const [member, owner, administrator, suspended] = await Promise.all([
    createUser(app.db, { firstName: 'Mem', lastName: 'Ber' }),
    createUser(app.db, { firstName: 'Ow', lastName: 'Ner' }),
    createUser(app.db, { firstName: 'Ad', lastName: 'Min', isAdmin: true }),
    createUser(app.db),
  ]);
  const send: Record<Persona, Send> = {
    stranger: app.call,
    member: await app.as(member),
    owner: await app.as(owner),
    administrator: await app.as(administrator),
    suspended: await app.as(suspended),
  };
  await app.db.execute(
    sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
  );
  return { member, owner, administrator, suspended, send };
}

/** A request, made by whoever is to make it. */
export type Ask = (send: Send) => Promise<Answer>;

/** Of what every member may do. */
export const membersOnly = (status: number): Statuses => ({
  stranger: 401,
  member: status,
  owner: status,
  administrator: status,
  suspended: 401,
});

/** What each persona is answered; `ask` makes a fresh thing for each, so that one cannot disturb the next. */
export async function statusesOf(sends: Record<Persona, Send>, ask: Ask): Promise<Statuses> {
  const statuses: Partial<Statuses> = {};
  for (const persona of personas) statuses[persona] = (await ask(sends[persona])).statusCode;
  return statuses as Statuses;
}
