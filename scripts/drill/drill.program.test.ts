import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drill } from './drill.ts';
import { diskFull, faults } from './faults.ts';
import { canMountSmallDisk, startTarget, type Target } from './target.ts';

/** All the time, but no faster: how much the product bears is for `npm run drill`. */
const writing = { pauseMs: 50 };

describe.each([
  { kind: 'embedded', hasSmallDisk: canMountSmallDisk } as const,
  { kind: 'external', hasSmallDisk: false } as const,
])('with the $kind database', ({ kind, hasSmallDisk }) => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(kind, hasSmallDisk);
  });
  afterAll(() => target.remove());

  it.each(faults)('goes on by itself and keeps every acknowledged write: $name', async (fault) => {
    const { problems } = await drill(target, fault, writing);
    expect(problems).toEqual([]);
  });

  if (kind === 'external') return;
  it.skipIf(!canMountSmallDisk)(
    'loses nothing acknowledged to a full disk, and goes on when there is room again',
    async () => {
      const { problems, refused } = await drill(target, diskFull, writing);
      expect(problems).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    },
  );
});
