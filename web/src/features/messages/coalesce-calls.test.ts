import { expect, it } from 'vitest';
import { coalesceCalls } from './coalesce-calls.ts';

it('runs once more for all calls during a run, and each key by itself', async () => {
  const runs: { key: string; end: () => void }[] = [];
  const call = coalesceCalls((key) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    runs.push({ key, end: resolve });
    return promise;
  });
  const keys = () => runs.map(({ key }) => key).join('');
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  call('a');
  call('a');
  call('b');
  call('a');
  expect(keys()).toBe('ab');
  runs[0]?.end();
  await turn();
  expect(keys()).toBe('aba');
  runs[2]?.end();
  await turn();
  expect(keys()).toBe('aba');
  call('a');
  expect(keys()).toBe('abaa');
});
