/** Scroll positions by history entry. */
const positions = new Map<string, number>();
let isBackNavigation = false;
let isFirstPage = true;

export function trackScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(entryKey(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    isBackNavigation = true;
  });
  addEventListener('pushState', () => {
    isBackNavigation = false;
  });
}

/**
 * Scrolls to the top on a new visit. After Back it scrolls to the old position once the page is tall enough, unless
 * the user scrolls first.
 */
export function restoreScroll(): () => void {
  if (isFirstPage) {
    isFirstPage = false;
    return () => {};
  }
  const target = isBackNavigation ? (positions.get(entryKey()) ?? 0) : 0;
  scrollTo({ top: target, behavior: 'instant' });
  if (scrollY >= target) return () => {};
  const observer = new ResizeObserver(() => {
    scrollTo({ top: target, behavior: 'instant' });
    if (scrollY >= target) stop();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userScrollEvents) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, 3_000);
  for (const event of userScrollEvents) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

export const userScrollEvents = ['wheel', 'touchstart', 'keydown'];

/** Without the Navigation API, history entries of the same URL share one position. */
function entryKey(): string {
  return 'navigation' in window ? (navigation.currentEntry?.key ?? '') : location.href;
}
