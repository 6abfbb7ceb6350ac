import { auth } from '#contract/auth/contract.ts';
import { demoSignIns } from '#server/demo/seed-demo.ts';
import { serveBarePage } from './support/bare-page/serve-bare-page.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { lighthouseScores, type Scores } from './support/lighthouse.ts';
import { startProduct, wholeStart } from './support/product.ts';
import { withTemporaryFolder } from './support/temporary-folder.ts';

const domain = 'demo.nyu.edu';

let measured: Promise<{ home: Scores; bare: Scores }> | undefined;

/** One set of visits for both figures. */
function visits() {
  measured ??= withTemporaryFolder(async (folder) => {
    const product = await startProduct({ DATA_DIR: `${folder}/data`, DEMO: '1' }, wholeStart);
    const bare = await serveBarePage(`${folder}/bare`);
    try {
      const cookie = await signIn(product.url);
      return {
        home: await lighthouseScores(`${product.url}/`, cookie),
        bare: await lighthouseScores(bare.url),
      };
    } finally {
      bare.stop();
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

const performanceBesideBare: Benchmark = {
  name: 'home beside a bare React page',
  says: 'points of Lighthouse performance on a phone by which the signed-in home lies below it',
  required: 5,
  unit: 'points',
  atMost: true,
  measure: async () => {
    const { home, bare } = await visits();
    console.log(`  home ${home.performance}, bare ${bare.performance}`);
    return bare.performance - home.performance;
  },
};

const layoutShift: Benchmark = {
  name: 'home, layout shift',
  says: 'cumulative layout shift in thousandths, the median of three visits',
  required: 0,
  unit: 'points',
  atMost: true,
  measure: async () => (await visits()).home.layoutShift,
};

export const lighthouseHome = [performanceBesideBare, layoutShift];

if (import.meta.main) await benchmark(...lighthouseHome);
