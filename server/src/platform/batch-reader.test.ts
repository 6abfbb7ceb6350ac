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
    reads[0]?.end();
    await first;
    await nextTurn();
    expect(reads).toHaveLength(2);
    let isAnswered = false;
    void second.then(() => (isAnswered = true));
    await nextTurn();
    expect(isAnswered).toBe(false);
    reads[1]?.end();
    expect(await second).toBe('maya!');
  });

  it('gathers what is asked for while a read is on its way', async () => {
    const { ask, reads } = heldReads();
    void ask('a');
    await nextTurn();
    const late = Promise.all([ask('b'), ask('c')]);
    await nextTurn();
    expect(reads).toHaveLength(1);
    reads[0]?.end();
    await nextTurn();
    await nextTurn();
    expect(reads[1]?.keys).toEqual(['b', 'c']);
    reads[1]?.end();
    expect(await late).toEqual(['b!', 'c!']);
  });

  it('waits no longer for a read that is late, and answers it when it ends', async () => {
    const { ask, reads } = heldReads();
    const late = ask('a');
    await nextTurn();
    const next = ask('b');
    await expect.poll(() => reads.length).toBe(2);
    reads[1]?.end();
    expect(await next).toBe('b!');
    reads[0]?.end();
    expect(await late).toBe('a!');
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
