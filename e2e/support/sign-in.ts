import type { BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { createSession } from '#server/features/auth/sessions/commands.ts';
import { newToken } from '#server/features/auth/token.ts';
import { users } from '#server/features/users/tables.ts';
import { db } from './db.ts';
import { product } from './product.ts';

export const demoDomain = 'demo.nyu.edu';
export const demoPassword = 'callboard-demo';

/** Members of the demo community. */
export const demo = {
  student: 'maya.okafor@demo.nyu.edu',
  alumna: 'odalys.quintero@demo.nyu.edu',
  administrator: 'helena.strand@demo.nyu.edu',
};

/** Gives this browser a session of the member; how one signs in has journeys of its own. */
export async function signIn(context: BrowserContext, email: string): Promise<void> {
  const [member] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!member) throw new Error(`There is no member ${email}.`);
  const token = newToken();
  await createSession(db, member.id, token, { userAgent: 'A journey', address: '127.0.0.1' });
  await context.addCookies([
    { name: 'callboard', value: token, url: product.url, httpOnly: true, sameSite: 'Lax' },
  ]);
}

/** Signs in as the form does, which ends the session that the browser has. */
export async function signInByPassword(
  { request }: Pick<BrowserContext, 'request'>,
  email: string,
  password = demoPassword,
): Promise<void> {
  const data = { email, password };
  const answer = await request.post(`${product.url}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`Sign-in as ${email} failed: ${await answer.text()}`);
}
