import { auth } from '#contract/auth/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { type Environment, withEnvironment } from './support/environment.ts';

const ROUNDS = 500;
const PASSWORD = 'chosen by a stranger';

/** 1 where a refusal of a member takes longer than one of nobody as often as not; 0 where it always or never does. */
export const refusedSignIn: Benchmark = {
  name: 'refused sign-in',
  description:
    'how alike the times are in which a sign-in is refused for a member and for nobody, after somebody signed up with either address',
  threshold: 0.8,
  unit: 'ratio',
  measure: () => withEnvironment(measureLikeness),
};

async function measureLikeness({ url, emails: [member = ''] }: Environment): Promise<number> {
  const addresses = [member, 'nobody@nyu.edu'];
  const cookies = await Promise.all(addresses.map((email) => signUp(url, email)));
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) {
      const cookie = round % 4 < 2 ? (cookies[which] ?? '') : '';
      const started = performance.now();
      await refuse(url, addresses[which] ?? '', cookie);
      times[which].push(performance.now() - started);
    }
  }
  const share = shareOfSlower(...times);
  console.log(`  a member's refusal took longer in ${(100 * share).toFixed(1)} % of all pairs`);
  return 1 - Math.abs(share - 0.5) * 2;
}

/** The cookie by which the browser that signed up is told to enter its code. */
async function signUp(url: string, email: string): Promise<string> {
  const body = { email, password: PASSWORD, firstName: 'Maya', lastName: 'Lin' };
  const answer = await fetchRoute({ url }, auth.signUp, { body });
  await answer.text();
  if (answer.status !== 200) throw new Error(`A sign-up was answered with ${answer.status}.`);
  return answer.headers.getSetCookie().join('; ');
}

async function refuse(url: string, email: string, cookie: string): Promise<void> {
  const body = { email, password: PASSWORD };
  const answer = await fetchRoute({ url, cookie }, auth.logIn, { body });
  await answer.text();
  const expected = cookie ? 403 : 401;
  if (answer.status !== expected) throw new Error(`A sign-in was answered with ${answer.status}.`);
}

/** How often a time of the first list is longer than one of the second: a half where the two are alike. */
function shareOfSlower(first: number[], second: number[]): number {
  const slower = first.map((time) => second.filter((other) => time > other).length);
  return slower.reduce((sum, count) => sum + count, 0) / (first.length * second.length);
}

if (import.meta.main) await benchmark(refusedSignIn);
