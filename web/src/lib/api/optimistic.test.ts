import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { optimistic } from './optimistic.ts';
import { optimisticUpdate } from './optimistic-update.ts';

const key = ['/api/things'];

function setUp(mutationFn: (name: string) => Promise<void>) {
  const client = new QueryClient();
  client.setQueryData(key, ['a', 'b']);
  const refreshed: string[] = [];
  const observer = new MutationObserver(client, {
    mutationFn,
    ...optimistic({
      change: (name: string) =>
        optimisticUpdate<string[]>(client, key, (all) => all.filter((one) => one !== name)),
      refresh: (name) => void refreshed.push(name),
    }),
  });
  return { observer, refreshed, shown: () => client.getQueryData(key) };
}

describe('optimistic', () => {
  it('shows the change before the request is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { observer, refreshed, shown } = setUp(() => promise);
    const sending = observer.mutate('a');
    expect(shown()).toEqual(['b']);
    expect(refreshed).toEqual([]);
    resolve();
    await sending;
    expect(shown()).toEqual(['b']);
    expect(refreshed).toEqual(['a']);
  });

  it('rolls a failed change back, then refreshes', async () => {
    const { observer, refreshed, shown } = setUp(() => Promise.reject(new Error('403: no')));
    await expect(observer.mutate('a')).rejects.toThrow('403');
    expect(shown()).toEqual(['a', 'b']);
    expect(refreshed).toEqual(['a']);
  });
});
