import { findFreePort } from '#scripts/support/find-free-port.ts';
import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { withEnvironment } from './support/environment.ts';
import { load } from './support/generate-load.ts';
import { startChild } from './support/start-child.ts';
import { waitForResponse } from './support/wait-for-response.ts';

export const authenticatedRequest: Benchmark = {
  name: 'authenticated request',
  description:
    'GET /api/auth/user through the whole stack, over a bare node:http + pg handler of the same query',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withEnvironment(async ({ url, databaseUrl, cookie }) => {
      const port = await findFreePort();
      const script = new URL('./baseline/session-server.ts', import.meta.url);
      const bare = startChild(script, {}, [databaseUrl, String(port)]);
      const whole = (seconds: number) => load(`${url}/api/auth/user`, cookie, seconds);
      const least = (seconds: number) => load(`http://127.0.0.1:${port}/`, cookie, seconds);
      try {
        await waitForResponse(`http://127.0.0.1:${port}/`);
        for (const warmUp of [whole, least]) await warmUp(6);
        const rounds: { whole: number; least: number }[] = [];
        for (let round = 0; round < 9; round++) {
          rounds.push({ whole: await whole(1), least: await least(1) });
        }
        const figures = rounds.map(
          (round) => `${round.whole.toFixed(0)}/${round.least.toFixed(0)}`,
        );
        console.log(`  requests/s: ${figures.join(' ')}`);
        return median(rounds.map((round) => round.whole / round.least));
      } finally {
        await bare.stop();
      }
    }),
};

if (import.meta.main) await benchmark(authenticatedRequest);
