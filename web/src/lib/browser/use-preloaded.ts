import { useEffect, useState } from 'react';
import { type LazyComponent, resetFailedChunks } from './lazy-component.tsx';

/** Whether the component has loaded. A chunk that does not load leaves its place empty instead of failing the page. */
export function usePreloaded(
  component: Pick<LazyComponent<never>, 'preload' | 'isLoaded'>,
  isWanted = true,
): boolean {
  const [isLoaded, setLoaded] = useState(component.isLoaded);
  useEffect(() => {
    if (isWanted) component.preload().then(() => setLoaded(true), resetFailedChunks);
  }, [component, isWanted]);
  return isLoaded;
}
