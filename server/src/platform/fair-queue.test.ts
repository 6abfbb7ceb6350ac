import { describe, expect, it } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { fairQueue, type QueuedBy } from './fair-queue.ts';

/** Work that ends when the test says so. */
function controlledQueue(limits: { maxWaiting?: number; maxWaitingOfOne?: number } = {}) {
  let time = 0;
  const { run } = fairQueue({
    maxWaiting: 100,
    maxWaitingOfOne: 100,
    ...limits,
    refusal: (reason) => new AppError('too_many_requests', reason),
    now: () => time,
  });
  const finished: string[] = [];
  const running: (() => void)[] = [];
  const add = (id: string, name: string, more: Omit<QueuedBy, 'id'> = {}) =>
    run({ id, ...more }, async () => {
      await new Promise<void>((resolve) => running.push(resolve));
      finished.push(name);
    });
  /** Ends the work that is running after it took this long, and lets the next one start. */
  const finish = async (ms: number) => {
    time += ms;
    running.shift()?.();
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  };
  return { add, finish, finished, running };
}

describe('a fair queue', () => {
  it('lets a member with one piece of work pass those of a member with many', async () => {
    const { add, finish, finished } = controlledQueue();
    const all = ['A1', 'A2', 'A3', 'A4'].map((name) => add('A', name));
    all.push(add('B', 'B1'));
    for (let turn = 0; turn < 5; turn++) await finish(30_000);
    await Promise.all(all);
    expect(finished).toEqual(['A1', 'B1', 'A2', 'A3', 'A4']);
  });

  it('gives members with equally much work their turns one after the other', async () => {
    const { add, finish, finished } = controlledQueue();
    const all = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'].map((name) => add(name.charAt(0), name));
    for (let turn = 0; turn < 6; turn++) await finish(1_000);
    await Promise.all(all);
    expect(finished.map((name) => name.charAt(0)).slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect(finished.map((name) => name.charAt(0)).slice(3)).toEqual(['A', 'B', 'C']);
  });

  it('lets no crowd of new members pass one who used as little', async () => {
    const { add, finish, finished } = controlledQueue();
    const all = ['A1', 'B1', 'C1', 'D1'].map((name) => add(name.charAt(0), name));
    for (let turn = 0; turn < 4; turn++) await finish(1_000);
    await Promise.all(all);
    expect(finished).toEqual(['A1', 'B1', 'C1', 'D1']);
  });

  it('refuses what is more than may wait, for one member and for all', async () => {
    const { add, finish } = controlledQueue({ maxWaiting: 3, maxWaitingOfOne: 2 });
    const taken = [add('A', 'A1'), add('A', 'A2'), add('A', 'A3')];
    await expect(add('A', 'A4')).rejects.toThrow('own');
    taken.push(add('B', 'B1'));
    await expect(add('C', 'C1')).rejects.toThrow('all');
    taken.push(add('C', 'C2', { isTask: true }));
    for (let turn = 0; turn < 5; turn++) await finish(1);
    await Promise.all(taken);
  });

  it('forgets what nobody waits for', async () => {
    const { add, finish, finished } = controlledQueue({ maxWaitingOfOne: 1 });
    const controller = new AbortController();
    const first = add('A', 'A1');
    const gone = add('A', 'A2', { signal: controller.signal });
    controller.abort();
    await expect(gone).rejects.toThrow('The connection broke');
    const next = add('A', 'A3');
    await finish(1);
    await finish(1);
    await Promise.all([first, next]);
    expect(finished).toEqual(['A1', 'A3']);
    await expect(add('A', 'A4', { signal: controller.signal })).rejects.toThrow(
      'The connection broke',
    );
  });

  it('goes on after work that failed', async () => {
    const { run } = fairQueue({
      maxWaiting: 1,
      maxWaitingOfOne: 1,
      refusal: (reason) => new AppError('too_many_requests', reason),
    });
    await expect(run({ id: 'A' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(run({ id: 'A' }, async () => 'yes')).resolves.toBe('yes');
  });
});
