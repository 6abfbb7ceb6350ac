import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { npmStartScript, startServer } from './support/start-server.ts';
import { withTemporaryFolder } from './support/temporary-folder.ts';

export const secondStart: Benchmark = {
  name: 'second start',
  description:
    'from the start of the process, its embedded PostgreSQL included, to the first answer',
  threshold: 2,
  unit: 'seconds',
  atMost: true,
  measure: () =>
    withTemporaryFolder(async (dataDir) => {
      await (await startServer({ DATA_DIR: dataDir }, npmStartScript)).stop();
      const times: number[] = [];
      for (let round = 0; round < 3; round++) {
        const product = await startServer({ DATA_DIR: dataDir }, npmStartScript);
        console.log(`  ${product.secondsToAnswer.toFixed(2)} s`);
        times.push(product.secondsToAnswer);
        await product.stop();
      }
      return median(times);
    }),
};

if (import.meta.main) await benchmark(secondStart);
