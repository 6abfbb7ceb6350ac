import { describe, expect, it } from 'vitest';
import { ChunkError, lazyComponent, resetFailedChunks } from './lazy-component.tsx';

const Page = () => null;

describe('lazyComponent', () => {
  it('fetches its code once', async () => {
    let loads = 0;
    const Lazy = lazyComponent(async () => {
      loads += 1;
      return Page;
    });
    await Promise.all([Lazy.preload(), Lazy.preload()]);
    await Lazy.preload();
    expect(loads).toBe(1);
  });

  it('keeps failing until the failure was seen, then tries again', async () => {
    let online = false;
    const Lazy = lazyComponent(async () => {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return Page;
    });
    await expect(Lazy.preload()).rejects.toBeInstanceOf(ChunkError);
    online = true;
    await expect(Lazy.preload()).rejects.toBeInstanceOf(ChunkError);
    resetFailedChunks();
    await expect(Lazy.preload()).resolves.toBe(Page);
  });
});
