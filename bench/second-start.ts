import { type Benchmark, benchmark, median } from './support/benchmark.ts';
import { startProduct, wholeStart } from './support/product.ts';
import { withTemporaryFolder } from './support/temporary-folder.ts';

export const secondStart: Benchmark = {
  name: 'second start',
  says: 'from the start of the process, its embedded PostgreSQL included, to the first answer',
  required: 2,
  unit: 'seconds',
  atMost: true,
  measure: () =>
    withTemporaryFolder(async (dataDir) => {
      await (await startProduct({ DATA_DIR: dataDir }, wholeStart)).stop();
      const times: number[] = [];
      for (let round = 0; round < 3; round++) {
        const product = await startProduct({ DATA_DIR: dataDir }, wholeStart);
        console.log(`  ${product.secondsToAnswer.toFixed(2)} s`);
        times.push(product.secondsToAnswer);
        await product.stop();
      }
      return median(times);
    }),
};

if (import.meta.main) await benchmark(secondStart);
