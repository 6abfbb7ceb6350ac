import { type ComponentType, createElement, type ReactNode, use } from 'react';

export interface LazyPage<Props> {
  (props: Props): ReactNode;
  preload: () => Promise<unknown>;
}

/** A component in a chunk of its own. Unlike `React.lazy`, a failed load is tried again, and it can be fetched ahead. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;

  async function start(): Promise<ComponentType<Props>> {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
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
