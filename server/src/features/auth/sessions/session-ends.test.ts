import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { liveClose } from '#contract/live.ts';
import { type AuthApp, cookieOf, createAuthApp, createMember } from '#server/testing/auth-app.ts';
import { openLiveClient } from '#server/testing/live-client.ts';
import { newToken } from '../token.ts';
import { createSession } from './commands.ts';

let app: AuthApp;
let url: string;
beforeAll(async () => {
  app = await createAuthApp();
  url = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

async function connect(userId: string) {
  const token = newToken();
  await createSession(app.db, userId, token, { userAgent: 'test', address: '127.0.0.1' });
  const headers = { cookie: `callboard=${token}` };
  return { headers, ...(await openLiveClient(url, headers)) };
}

async function connectedMember() {
  const { id } = await createMember(app, 'old password');
  const mine = await connect(id);
  return { mine, other: await connect(id), headers: mine.headers };
}

it('signing out closes the sockets of this session and of no other', async () => {
  const { mine, other, headers } = await connectedMember();
  await app.call(auth.logOut, { headers });
  expect(await mine.closed).toBe(liveClose.sessionEnded);
  expect(other.socket.readyState).toBe(other.socket.OPEN);
  other.socket.terminate();
});

it('signing out everywhere closes them all', async () => {
  const { mine, other, headers } = await connectedMember();
  await app.call(auth.logOutEverywhere, { headers });
  expect(await Promise.all([mine.closed, other.closed])).toEqual([4401, 4401]);
});

it('a changed password closes the others and keeps this one', async () => {
  const { mine, other, headers } = await connectedMember();
  const newPassword = 'the new password';
  const body = { currentPassword: 'old password', newPassword, confirmPassword: newPassword };
  const answer = await app.call(auth.changePassword, { body, headers });
  expect(cookieOf(answer)).not.toBe('');
  expect(await other.closed).toBe(liveClose.sessionEnded);
  expect(mine.socket.readyState).toBe(mine.socket.OPEN);
  mine.socket.terminate();
});
