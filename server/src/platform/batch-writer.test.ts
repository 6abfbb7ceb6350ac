import { describe, expect, it } from 'vitest';
import { manualClock } from '../testing/manual-clock.ts';
import { silentLog } from '../testing/silent-log.ts';
import { batchMs, batchRows, batchWriter, mostWaiting, retryMs } from './batch-writer.ts';

function newWriter(write: (rows: number[]) => Promise<void> = async () => {}) {
  const clock = manualClock();
  const batches: number[][] = [];
  const writer = batchWriter<number>({
    name: 'numbers',
    clock,
    log: silentLog,
    write: async (rows) => {
      await write(rows);
      batches.push(rows);
    },
  });
  return { clock, batches, writer };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const unreachable = () => Promise.reject(new Error('connection refused'));
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: '23503' }));

describe('batchWriter', () => {
  it('writes what came within half a second at once', async () => {
    const { clock, batches, writer } = newWriter();
    writer.put(1);
    await clock.advance(batchMs - 1);
    writer.put(2, 3);
    expect(batches).toEqual([]);
    await clock.advance(1);
    expect(batches).toEqual([[1, 2, 3]]);
    writer.put(4);
    await clock.advance(batchMs);
    expect(batches).toEqual([[1, 2, 3], [4]]);
  });

  it('does not wait when a thousand rows do, and writes no more at once', async () => {
    const { batches, writer } = newWriter();
    writer.put(...numbers(batchRows + 5));
    await writer.flush();
    expect(batches.map(({ length }) => length)).toEqual([batchRows, 5]);
  });

  it('keeps rows in their order while the database is away, and writes them when it is back', async () => {
    let isAway = true;
    const { clock, batches, writer } = newWriter(async () => (isAway ? unreachable() : undefined));
    writer.put(1, 2);
    await writer.flush();
    writer.put(3);
    await clock.advance(batchMs);
    expect(batches).toEqual([]);
    isAway = false;
    await clock.advance(retryMs);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('drops the oldest rows rather than fill the memory', async () => {
    let isAway = true;
    const { batches, writer } = newWriter(async () => (isAway ? unreachable() : undefined));
    for (const n of numbers(mostWaiting + 10)) writer.put(n);
    await writer.flush();
    isAway = false;
    await writer.flush();
    const written = batches.flat();
    expect(written.length).toBeLessThanOrEqual(mostWaiting);
    expect(written.at(-1)).toBe(mostWaiting + 9);
    expect(written[0]).toBeGreaterThan(0);
  });

  it('leaves out the row that is refused, and writes the others', async () => {
    const { batches, writer } = newWriter(async (rows) =>
      rows.includes(2) ? refused() : undefined,
    );
    writer.put(1, 2, 3);
    await writer.flush();
    expect(batches).toEqual([[1], [3]]);
  });

  it('writes what waits when it stops', async () => {
    const { batches, writer } = newWriter();
    writer.put(1);
    await writer.stop();
    expect(batches).toEqual([[1]]);
  });
});
