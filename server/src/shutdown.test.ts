import { expect, it } from 'vitest';
import { createShutdown } from './shutdown.ts';
import { eventually } from './testing/eventually.ts';
import { manualClock } from './testing/manual-clock.ts';

it('runs the steps in reverse, though one throws and one hangs, and says which', async () => {
  const clock = manualClock();
  const shutdown = createShutdown(clock);
  const done: string[] = [];
  shutdown.add('The database', 1_000, async () => done.push('database'));
  shutdown.add('The queue', 2_000, () => new Promise(() => done.push('queue')));
  shutdown.add('The server', 3_000, async () => {
    done.push('server');
    throw new Error('port lost.');
  });
  const failures = shutdown.run();
  await eventually(() => expect(done).toContain('queue'));
  await clock.advance(2_000);
  expect(await failures).toEqual([
    'The server did not stop cleanly: port lost.',
    'The queue did not stop cleanly: it took longer than 2 s.',
  ]);
  expect(done).toEqual(['server', 'queue', 'database']);
});

it('runs each step once, however often it is asked', async () => {
  const shutdown = createShutdown();
  let runs = 0;
  shutdown.add('The server', 1_000, async () => (runs += 1));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(runs).toBe(1);
});
