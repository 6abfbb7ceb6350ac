import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<unknown>;
}

/** The code of a page did not arrive: the connection broke, or a new release has replaced it. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

const failures = new Set<() => void>();

/** A page that failed to load keeps failing until somebody has seen it; then it may be tried again. */
export function resetFailedChunks(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** A component in a chunk of its own. Unlike `React.lazy`, it can be fetched ahead and tried again. */
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

  return Object.assign(Page, { preload });
}
