import { createUser } from './factories.ts';
import type { Answer, Send } from './send.ts';
import type { TestApp } from './test-app.ts';

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

/** What each of them is answered; `ask` makes a fresh thing for each. */
export async function staffStatuses(
  sends: Record<StaffPersona, Send>,
  ask: (send: Send) => Promise<Answer>,
): Promise<Record<StaffPersona, number>> {
  const statuses: Partial<Record<StaffPersona, number>> = {};
  for (const persona of staffPersonas) statuses[persona] = (await ask(sends[persona])).statusCode;
  return statuses as Record<StaffPersona, number>;
}
