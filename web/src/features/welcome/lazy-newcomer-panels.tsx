import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';

/** Not part of the first load: after two weeks nobody needs them. */
export const LazyNewcomerPanels = lazyComponent(() =>
  import('./newcomer-panels.tsx').then((module) => module.NewcomerPanels),
);
