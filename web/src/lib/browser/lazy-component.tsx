import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<unknown>;
  isLoaded: () => boolean;
}

/** The chunk did not load: the connection failed, or a new release has replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const failures = new Set<() => void>();

/** A failed chunk keeps failing until the error has been shown; this allows the next attempt. */
export function resetFailedChunks(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A component in a chunk of its own. Unlike `React.lazy`, it can be preloaded and retried. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;

  async function start(): Promise<ComponentType<Props>> {
    try {
      loaded = await load();
      return loaded;
    } catch (cause) {
      failures.add(() => {
        loading = null;
      });
      throw new ChunkError('a part of the application did not load', { cause });
    }
  }

  function preload(): Promise<ComponentType<Props>> {
    loading ??= start();
    return loading;
  }

  function Page(props: Props) {
    return createElement(loaded ?? use(preload()), props);
  }

  return Object.assign(Page, { preload, isLoaded: () => loaded !== null });
}
