import { createUser } from './factories.ts';
import type { Send, TestApp } from './test-app.ts';

export const staffPersonas = [
  'stranger',
  'member',
  'analyst',
  'moderator',
  'administrator',
] as const;
export type StaffPersona = (typeof staffPersonas)[number];

/** One of each kind of caller of what is for those who look after Callboard. */
export async function createStaff(app: TestApp) {
  const member = await createUser(app.db, { firstName: 'Mem', lastName: 'Ber' });
  const analyst = await createUser(app.db, { lastName: 'Analyst', role: 'analyst' });
  const moderator = await createUser(app.db, { lastName: 'Moderator', role: 'moderator' });
  const administrator = await createUser(app.db, { lastName: 'Administrator', isAdmin: true });
  const send: Record<StaffPersona, Send> = {
    stranger: app.call,
    member: await app.as(member),
    analyst: await app.as(analyst),
    moderator: await app.as(moderator),
    administrator: await app.as(administrator),
  };
  return { member, analyst, moderator, administrator, send };
}

/** What each of them is answered, in the order of the personas; `url` makes a fresh thing for each. */
export async function staffStatuses(
  send: Record<StaffPersona, Send>,
  method: Parameters<Send>[0],
  url: () => Promise<string> | string,
  body?: unknown,
): Promise<number[]> {
  const statuses: number[] = [];
  for (const persona of staffPersonas)
    statuses.push((await send[persona](method, await url(), body)).statusCode);
  return statuses;
}
