import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { posts } from '#contract/posts/contract.ts';
import { buildPath } from '#contract/request.ts';
import type { WorkerMessage } from '#web/lib/offline/worker-messages.ts';
import { dismissToast, listToasts } from '#web/ui/toast/toast-store.ts';
import { onReturn, onWorkerMessage } from './start-service-worker.ts';

const page = new EventTarget();
const titles = () => listToasts().flatMap(({ open, title }) => (open ? [title] : []));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the return of the connection', () => {
  it('sends what waits at once, and after 1, 5 and 20 seconds', () => {
    const sentAt: number[] = [];
    const start = Date.now();
    onReturn(() => sentAt.push((Date.now() - start) / 1_000));
    vi.advanceTimersByTime(60_000);
    expect(sentAt).toEqual([]);
    page.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(sentAt).toEqual([60, 61, 65, 80]);
  });
});

describe('what the worker has sent', () => {
  const { method } = posts.like;
  const path = buildPath(posts.like, { id: 'post_1' });
  const sent: WorkerMessage = { type: 'changes-sent', changes: [{ method, path }] };
  const refused: WorkerMessage = { type: 'change-refused', message: 'This job is closed.' };

  it('is announced', () => {
    onWorkerMessage(new QueryClient(), sent);
    expect(listToasts()).toMatchObject([
      { title: 'You are back online', description: 'Sent: 1 like.' },
    ]);
  });

  it('does not hide what was refused', () => {
    onWorkerMessage(new QueryClient(), refused);
    onWorkerMessage(new QueryClient(), sent);
    expect(listToasts()).toMatchObject([
      { title: 'A change made offline was not kept', description: 'This job is closed.' },
    ]);
    dismissToast(listToasts()[0]?.id);
    expect(titles()).toEqual(['You are back online']);
  });

  it('gives way to what is refused later', () => {
    onWorkerMessage(new QueryClient(), sent);
    onWorkerMessage(new QueryClient(), refused);
    expect(titles()).toEqual(['A change made offline was not kept']);
  });
});
