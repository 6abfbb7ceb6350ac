import { auth } from '#contract/auth/contract.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { withEnvironment } from './support/environment.ts';
import { withBaseline } from './support/with-baseline.ts';

export const authenticatedRequest: Benchmark = {
  name: 'authenticated request',
  description:
    'CPU time of a node:http + pg handler of the same queries, over that of GET /api/auth/user',
  threshold: 0.8,
  unit: 'ratio',
  measure: () =>
    withEnvironment(({ url, databaseUrl, cookie, processes }) =>
      withBaseline('session-server', [databaseUrl], processes, (baseline) =>
        compareCost({ url: url + auth.user.path, cookie, processes }, { ...baseline, cookie }),
      ),
    ),
};

if (import.meta.main) await benchmark(authenticatedRequest);
