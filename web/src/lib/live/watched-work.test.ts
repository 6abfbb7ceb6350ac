import { describe, expect, it, vi } from 'vitest';
import { watchedWork } from './watched-work.ts';

const post = { on: 'post', id: 'post_1' } as const;
const item = { on: 'portfolio', id: 'item_1' } as const;

describe('the watched work', () => {
  it('is the one that was opened last, until it is closed', () => {
    const listener = vi.fn();
    const unsubscribe = watchedWork.subscribe(listener);
    const closePost = watchedWork.watch(post, () => {});
    const closeItem = watchedWork.watch(item, () => {});
    expect(watchedWork.get()).toEqual(item);
    closeItem();
    expect(watchedWork.get()).toEqual(post);
    closePost();
    expect(watchedWork.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(4);
    unsubscribe();
  });

  it('is told of its own changes, and of what it may have missed', () => {
    const onChange = vi.fn();
    const close = watchedWork.watch(post, onChange);
    watchedWork.notify(item);
    watchedWork.notify({ on: 'event', id: post.id });
    expect(onChange).not.toHaveBeenCalled();
    watchedWork.notify({ ...post });
    watchedWork.notify();
    expect(onChange).toHaveBeenCalledTimes(2);
    close();
    watchedWork.notify();
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
