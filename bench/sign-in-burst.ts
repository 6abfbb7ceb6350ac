import { auth } from '#contract/auth/contract.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { warmUp } from './support/compare-cost.ts';
import { measureCpu } from './support/cpu-time.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import { generateLoad, type Load } from './support/generate-load.ts';

const ROUND_CPU_MS = 4_000;

const cost: Benchmark = {
  name: 'burst of sign-ins, CPU',
  description:
    'CPU time of other requests alone, over theirs while 200 members sign in (what the sign-ins cost alone is deducted)',
  threshold: 0.7,
  unit: 'ratio',
  measure: () => compareRounds(({ alone, during }) => alone.cost / during.cost),
};

/** Hashing on the main thread costs the same CPU time: only the rate of other requests falls. */
const rate: Benchmark = {
  name: 'burst of sign-ins, rate',
  description: 'other requests a second while 200 members sign in, over those without',
  threshold: 0.4,
  unit: 'ratio',
  measure: () => compareRounds(({ alone, during }) => during.perSecond / alone.perSecond),
};

export const signInBurst: Benchmark[] = [cost, rate];

interface Round {
  alone: Load;
  during: Load;
}

let measured: Promise<Round[]> | undefined;

async function compareRounds(ratio: (round: Round) => number): Promise<number> {
  measured ??= withEnvironment(measureRounds);
  return median((await measured).map(ratio));
}

async function measureRounds(environment: Environment): Promise<Round[]> {
  const { url, cookie, processes } = environment;
  const target = { url: url + auth.user.path, cookie, processes };
  const requests = await warmUp(target, undefined, ROUND_CPU_MS);
  await signInAll(environment);
  const rounds: Round[] = [];
  for (let round = 0; round < 3; round++) {
    const signIns = await measureCpu(processes, () => signInAll(environment));
    const alone = await generateLoad(target, requests);
    const both = await measureCpu(processes, async () => {
      const [load] = await Promise.all([generateLoad(target, requests), signInAll(environment)]);
      return load.perSecond;
    });
    const during = { cost: (both.cpu - signIns.cpu) / requests, perSecond: both.result };
    console.log(`  alone ${describe(alone)}; while 200 sign in ${describe(during)}`);
    rounds.push({ alone, during });
  }
  return rounds;
}

function describe({ cost, perSecond }: Load): string {
  return `${cost.toFixed(2)} CPU ms a request, ${perSecond.toFixed(0)} requests/s`;
}

/** All members sign in at once, each on a connection of their own. */
async function signInAll({ url, emails, password }: Environment): Promise<void> {
  await Promise.all(
    emails.map(async (email) => {
      const answer = await fetchRoute({ url }, auth.logIn, { body: { email, password } });
      if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}.`);
      await answer.text();
    }),
  );
}

if (import.meta.main) await benchmark(...signInBurst);
