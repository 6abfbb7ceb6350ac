import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drill } from './drill.ts';
import { faults } from './faults.ts';
import { type DatabaseKind, startTarget, type Target } from './target.ts';

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
