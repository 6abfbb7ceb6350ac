import { type Benchmark, benchmark } from './support/benchmark.ts';
import { lighthouseScores, type Scores } from './support/lighthouse.ts';
import { npmStartScript, startServer } from './support/start-server.ts';
import { withTemporaryFolder } from './support/temporary-folder.ts';

let measured: Promise<Scores> | undefined;

/** One set of visits for all four marks. */
function landingScores(): Promise<Scores> {
  measured ??= withTemporaryFolder(async (dataDir) => {
    const product = await startServer({ DATA_DIR: dataDir }, npmStartScript);
    try {
      return await lighthouseScores(`${product.url}/`);
    } finally {
      await product.stop();
    }
  });
  return measured;
}

function mark(name: keyof Scores, threshold: number): Benchmark {
  return {
    name: `landing page, ${name}`,
    description: 'Lighthouse on a phone, the median of five visits',
    threshold,
    unit: 'points',
    measure: async () => (await landingScores())[name],
  };
}

export const lighthouseLanding = [
  mark('performance', 98),
  mark('accessibility', 100),
  mark('best-practices', 100),
  mark('seo', 100),
];

if (import.meta.main) await benchmark(...lighthouseLanding);
