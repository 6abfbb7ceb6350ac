import { auth } from '#contract/auth/contract.ts';
import { demoSignIns } from '#server/demo/seed-demo.ts';
import { serveReactPage } from './baseline/react-page/serve-react-page.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { lighthouseScores, type Scores } from './support/lighthouse.ts';
import { npmStartScript, startServer } from './support/start-server.ts';
import { withTemporaryFolder } from './support/temporary-folder.ts';

const domain = 'demo.nyu.edu';

let measured: Promise<{ home: Scores; baseline: Scores }> | undefined;

/** One set of visits for both figures. */
function visits() {
  measured ??= withTemporaryFolder(async (folder) => {
    const product = await startServer({ DATA_DIR: `${folder}/data`, DEMO: '1' }, npmStartScript);
    const baseline = await serveReactPage(`${folder}/baseline`);
    try {
      const cookie = await signIn(product.url);
      return {
        home: await lighthouseScores(`${product.url}/`, cookie),
        baseline: await lighthouseScores(baseline.url),
      };
    } finally {
      baseline.stop();
      await product.stop();
    }
  });
  return measured;
}

async function signIn(url: string): Promise<string> {
  const [email, password] = demoSignIns(domain)[0]?.split(/\s+/) ?? [];
  const answer = await fetch(url + auth.logIn.path, {
    method: auth.logIn.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`Nobody could sign in: ${await answer.text()}`);
  return cookie;
}

const performanceGap: Benchmark = {
  name: 'home beside a minimal React page',
  description:
    'points of Lighthouse performance on a phone by which the signed-in home lies below it',
  threshold: 5,
  unit: 'points',
  atMost: true,
  measure: async () => {
    const { home, baseline } = await visits();
    console.log(`  home ${home.performance}, baseline ${baseline.performance}`);
    return baseline.performance - home.performance;
  },
};

const layoutShift: Benchmark = {
  name: 'home, layout shift',
  description: 'cumulative layout shift in thousandths, the median of five visits',
  threshold: 0,
  unit: 'points',
  atMost: true,
  measure: async () => (await visits()).home.layoutShift,
};

export const lighthouseHome = [performanceGap, layoutShift];

if (import.meta.main) await benchmark(...lighthouseHome);
