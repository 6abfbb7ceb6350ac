import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { usePreloaded } from '#web/lib/browser/use-preloaded.ts';
import { useViewer } from '#web/lib/session/viewer.ts';

const WelcomeSheets = lazyComponent(() =>
  import('./welcome-sheets.tsx').then((module) => module.WelcomeSheets),
);

/** Over any page, until a new member has answered or skipped all sheets. */
export function Welcome() {
  const isLoaded = usePreloaded(WelcomeSheets, useViewer().welcomeStep !== null);
  return isLoaded && <WelcomeSheets />;
}
