import { startBucket } from '#scripts/cluster/start-bucket.ts';
import { atEnd } from '#scripts/support/at-end.ts';
import { hasSwift } from '#server/testing/start-swift.ts';
import { uploadPhoto } from './school-day/uploads.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { compareCost } from './support/compare-cost.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import type { Target } from './support/generate-load.ts';

const picture: Benchmark = {
  name: 'a picture from a bucket',
  description: 'CPU time of a picture for a card from disk, over that of the same from S3 (Swift)',
  threshold: 0.3,
  unit: 'ratio',
  measure: async () => {
    const stops: (() => Promise<void>)[] = [];
    const stopAll = atEnd(async () => {
      for (const stop of stops) await stop();
    });
    try {
      const settings = await startBucket(stops);
      return await withEnvironment(
        (bucket) =>
          withEnvironment(async (disk) =>
            compareCost(await pictureOf(bucket), await pictureOf(disk)),
          ),
        settings,
      );
    } finally {
      await stopAll();
    }
  },
};

async function pictureOf({ url, cookie, processes }: Environment): Promise<Target> {
  const path = await uploadPhoto({ origin: url, cookie });
  if (!path) throw new Error('The photo was not taken.');
  return { url: url + path, cookie, processes };
}

/** Where Swift is installed (python3-swift on Debian). */
export const pictureFromBucket = hasSwift ? [picture] : [];

if (import.meta.main) await benchmark(...pictureFromBucket);
