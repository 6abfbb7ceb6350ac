import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drill } from './drill.ts';
import { diskFull, faults } from './faults.ts';
import { canMountSmallDisk, type DatabaseKind, startTarget, type Target } from './target.ts';

describe.each<DatabaseKind>(['embedded', 'external'])('with the %s database', (kind) => {
  let target: Target;
  beforeAll(async () => {
    target = await startTarget(kind);
  });
  afterAll(() => target.remove());

  it.each(faults)('goes on by itself and keeps every acknowledged write: $name', async (fault) => {
    const { problems } = await drill(target, fault);
    expect(problems).toEqual([]);
  });
});

it.skipIf(!canMountSmallDisk)(
  'loses nothing acknowledged to a full disk, and goes on when there is room again',
  async () => {
    const target = await startTarget('embedded', true);
    try {
      const { problems, refused } = await drill(target, diskFull);
      expect(problems).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    } finally {
      await target.remove();
    }
  },
);
