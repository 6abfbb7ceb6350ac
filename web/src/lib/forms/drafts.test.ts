import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, removeDraftsOf, writeDraft } from './drafts.ts';

const empty = { title: '', skills: [] as string[] };
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  const methods = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  };
  // Like a browser's storage, whose keys are the names of what it holds.
  const names = {
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal('localStorage', new Proxy(methods, names));
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

  it('goes with all others of the member, and with none of anybody else', () => {
    for (const key of ['user_1:job', 'user_1:message:conv_1', 'user_12:job'])
      writeDraft(key, { title: 'Gaffer', skills: [] }, empty);
    removeDraftsOf('user_1');
    expect([...store.keys()]).toEqual(['draft:user_12:job']);
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
