import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, listToasts, subscribeToToasts, toast, toastNews } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('toast', () => {
  it('shows at most one notice, the newest', () => {
    toast({ title: 'Saved!' });
    toast({ title: 'Unsaved' });
    expect(listToasts().map((item) => item.title)).toEqual(['Unsaved']);
  });

  it('closes a dismissed notice at once and removes it 10 seconds later', () => {
    const { dismiss } = toast({ title: 'Saved!' });
    dismiss();
    expect(listToasts()).toMatchObject([{ title: 'Saved!', open: false }]);
    vi.advanceTimersByTime(9_999);
    expect(listToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(listToasts()).toHaveLength(0);
  });

  it('leaves a newer notice alone when the one before is removed', () => {
    toast({ title: 'Saved!' }).dismiss();
    toast({ title: 'Unsaved' });
    vi.advanceTimersByTime(10_000);
    expect(listToasts()).toMatchObject([{ title: 'Unsaved', open: true }]);
  });

  it('tells its subscribers until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    toast({ title: 'Saved!' });
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    toast({ title: 'Unsaved' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('toastNews', () => {
  const shown = () => listToasts().map(({ title, open }) => [title, open]);

  it('shows at once where nothing else is said', () => {
    toastNews({ title: 'Ana viewed your profile' });
    expect(shown()).toEqual([['Ana viewed your profile', true]]);
  });

  it('waits until what the member did has been said, and says the newest', () => {
    const { dismiss } = toast({ title: 'Removed' });
    toastNews({ title: 'Ana viewed your profile' });
    toastNews({ title: 'Ben viewed your profile' });
    expect(shown()).toEqual([['Removed', true]]);
    dismiss();
    expect(shown()).toEqual([['Ben viewed your profile', true]]);
  });

  it('replaces other news, and is replaced by what the member does', () => {
    toastNews({ title: 'Ana viewed your profile' });
    toastNews({ title: 'Ben viewed your profile' });
    expect(shown()).toEqual([['Ben viewed your profile', true]]);
    toast({ title: 'Saved!' }).dismiss();
    expect(shown()).toEqual([['Saved!', false]]);
  });

  it('is forgotten when all is dismissed', () => {
    toast({ title: 'Removed' });
    toastNews({ title: 'Ana viewed your profile' });
    dismissToast();
    vi.runAllTimers();
    expect(shown()).toEqual([]);
  });
});
