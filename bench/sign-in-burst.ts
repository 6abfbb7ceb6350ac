import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import { load } from './support/generate-load.ts';

export const signInBurst: Benchmark = {
  name: 'burst of sign-ins',
  description: 'other requests while 200 members sign in at once, over the same requests alone',
  threshold: 0.7,
  unit: 'ratio',
  measure: () =>
    withEnvironment(async (environment) => {
      const requests = (seconds: number) =>
        load(`${environment.url}/api/auth/user`, environment.cookie, seconds);
      await requests(6);
      await startBurst(environment).seconds;
      const ratios: number[] = [];
      for (let round = 0; round < 5; round++) {
        const alone = await requests(2);
        const burst = startBurst(environment);
        const during = await requests(2);
        const signedIn = burst.signedIn();
        const seconds = await burst.seconds;
        console.log(
          `  ${during.toFixed(0)} of ${alone.toFixed(0)} requests/s; ${signedIn} signed in meanwhile, all in ${seconds.toFixed(1)} s`,
        );
        ratios.push(during / alone);
      }
      return median(ratios);
    }),
};

/** All members sign in at once, each on a connection of their own. */
function startBurst({ url, emails, password }: Environment) {
  const started = performance.now();
  let count = 0;
  const all = emails.map(async (email) => {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}.`);
    await answer.text();
    count += 1;
  });
  return {
    signedIn: () => count,
    seconds: Promise.all(all).then(() => (performance.now() - started) / 1000),
  };
}

if (import.meta.main) await benchmark(signInBurst);
