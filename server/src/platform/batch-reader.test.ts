import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchReader } from './batch-reader.ts';

/** Reads that end when the test says so; what was asked for in each of them. */
function heldReads() {
  const reads: { keys: string[]; end: (error?: Error) => void }[] = [];
  const ask = batchReader<string, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const found = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key}!`]));
    reads.push({ keys, end: (error) => (error ? reject(error) : resolve(found)) });
    return promise;
  });
  return { ask, reads };
}

describe('batchReader', () => {
  it('reads once for all who ask in one turn, and each key once', async () => {
    const { ask, reads } = heldReads();
    const answers = Promise.all([ask('maya'), ask('theo'), ask('maya'), ask('nobody')]);
    await nextTurn();
    expect(reads.map(({ keys }) => keys)).toEqual([['maya', 'theo', 'nobody']]);
    reads[0]?.end();
    expect(await answers).toEqual(['maya!', 'theo!', 'maya!', undefined]);
  });

  it('does not answer with a read that began earlier', async () => {
    const { ask, reads } = heldReads();
    const first = ask('maya');
    await nextTurn();
    const second = ask('maya');
    await nextTurn();
    expect(reads).toHaveLength(2);
    reads[0]?.end();
    await first;
    let isAnswered = false;
    void second.then(() => (isAnswered = true));
    await nextTurn();
    expect(isAnswered).toBe(false);
    reads[1]?.end();
    expect(await second).toBe('maya!');
  });

  it('gathers what is asked for while four reads are on their way', async () => {
    const { ask, reads } = heldReads();
    for (const key of ['a', 'b', 'c', 'd']) {
      void ask(key);
      await nextTurn();
    }
    const late = Promise.all([ask('e'), ask('f')]);
    await nextTurn();
    expect(reads).toHaveLength(4);
    reads[2]?.end();
    await nextTurn();
    await nextTurn();
    expect(reads[4]?.keys).toEqual(['e', 'f']);
    reads[4]?.end();
    expect(await late).toEqual(['e!', 'f!']);
  });

  it('tells all who asked of a failed read, and reads again for the next', async () => {
    const { ask, reads } = heldReads();
    const answers = Promise.allSettled([ask('maya'), ask('theo')]);
    await nextTurn();
    reads[0]?.end(new Error('connection lost'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = ask('maya');
    await nextTurn();
    reads[1]?.end();
    expect(await again).toBe('maya!');
  });
});
