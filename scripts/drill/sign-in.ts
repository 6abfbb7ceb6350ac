import { auth } from '#contract/auth/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';

/** The cookie of a member of the demo community. */
export async function signIn(url: string, email = 'maya.okafor@demo.nyu.edu'): Promise<string> {
  const body = { email, password: 'callboard-demo' };
  const answer = await fetchRoute({ url }, auth.logIn, { body });
  const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`);
  return cookie;
}
