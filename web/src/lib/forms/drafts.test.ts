import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';

const empty = { title: '', skills: [] as string[] };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a draft', () => {
  it('comes back as it was left', () => {
    const typed = { title: 'Gaffer', skills: ['Lighting'] };
    writeDraft('user_1:job', typed, empty);
    expect(readDraft('user_1:job', empty)).toEqual(typed);
  });

  it('belongs to one member', () => {
    writeDraft('user_1:job', { title: 'Gaffer', skills: [] }, empty);
    expect(readDraft('user_2:job', empty)).toBeNull();
  });

  it('is gone when it was sent, or emptied by hand', () => {
    writeDraft('k', { title: 'Gaffer', skills: [] }, empty);
    removeDraft('k');
    expect(readDraft('k', empty)).toBeNull();
    writeDraft('k', { title: 'Gaffer', skills: [] }, empty);
    writeDraft('k', empty, empty);
    expect(store.size).toBe(0);
  });

  it('is forgotten after two weeks', () => {
    vi.useFakeTimers();
    writeDraft('k', { title: 'Gaffer', skills: [] }, empty);
    vi.advanceTimersByTime(15 * 24 * 60 * 60 * 1_000);
    expect(readDraft('k', empty)).toBeNull();
    expect(store.size).toBe(0);
  });

  it.each(['nonsense', 'null', '[]', '{"savedAt":"x"}', '{"savedAt":1e15,"values":3}'])(
    'is nothing when the storage holds %o',
    (text) => {
      store.set('draft:k', text);
      expect(readDraft('k', empty)).toBeNull();
    },
  );

  it('takes only fields of the right shape', () => {
    const values = { title: 'Gaffer', skills: [1, 2], other: 'x' };
    store.set('draft:k', JSON.stringify({ savedAt: Date.now(), values }));
    expect(readDraft('k', empty)).toEqual({ title: 'Gaffer', skills: [] });
  });

  it('does without a storage that is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeDraft('k', { title: 'x', skills: [] }, empty)).not.toThrow();
    expect(readDraft('k', empty)).toBeNull();
  });
});
