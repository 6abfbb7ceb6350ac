import { cutToLength } from '#contract/cut-text.ts';
import { onNavigate } from '../browser/on-navigate.ts';
import { shownPage } from './shown-page.ts';

const repeatEvery = 60_000;

/** Names the page on navigation, when the tab is shown again, and every minute while it is; none while it is hidden. */
export function watchShownPage(): () => void {
  const show = () =>
    shownPage.show(
      document.visibilityState === 'visible' ? cutToLength(location.pathname, 200) : null,
    );
  show();
  const stopNavigation = onNavigate(show);
  document.addEventListener('visibilitychange', show);
  const timer = setInterval(show, repeatEvery);
  return () => {
    stopNavigation();
    document.removeEventListener('visibilitychange', show);
    clearInterval(timer);
  };
}
