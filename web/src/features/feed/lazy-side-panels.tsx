import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { usePreloaded } from '#web/lib/browser/use-preloaded.ts';

const SidePanels = lazyComponent(() =>
  import('./side-panels.tsx').then((module) => module.SidePanels),
);

/** Not part of the first load: the panels wait for their own requests anyway. */
export function LazySidePanels() {
  return usePreloaded(SidePanels) && <SidePanels />;
}
