import { auth } from '#contract/auth/contract.ts';
import { jsonBody, kindOf, timed } from './ask.ts';
import type { Identity } from './person.ts';

export async function signIn(
  origin: string,
  email: string,
  password: string,
): Promise<Identity | null> {
  const { method, path } = auth.logIn;
  const sent = { url: `${origin}${path}`, method, ...jsonBody({ email, password }) };
  const answer = await timed(kindOf(auth.logIn), sent);
  const cookie = answer?.headers['set-cookie']?.find((one) => one.startsWith('callboard='));
  if (!answer || !cookie) return null;
  const { id } = JSON.parse(answer.body.toString()) as { id: string };
  return { id, token: cookie.split(/[=;]/)[1] ?? '' };
}
