import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';

export const HomeStart = lazyComponent(() =>
  import('../welcome/home-start.tsx').then((module) => module.HomeStart),
);
