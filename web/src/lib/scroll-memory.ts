/** Where each entry of the history was scrolled to, and how we came to the present one. */
const positions = new Map<string, number>();
let arrivedBack = false;
let isFirstPage = true;

export function rememberScroll(): void {
  history.scrollRestoration = 'manual';
  addEventListener('scroll', () => positions.set(entryKey(), scrollY), { passive: true });
  addEventListener('popstate', () => {
    arrivedBack = true;
  });
  addEventListener('pushState', () => {
    arrivedBack = false;
  });
}

/** Top of the page for a new visit; the old place when the member went back, as soon as the page is tall enough. */
export function restoreScroll(): () => void {
  if (isFirstPage) {
    isFirstPage = false;
    return () => {};
  }
  const goal = arrivedBack ? (positions.get(entryKey()) ?? 0) : 0;
  scrollTo({ top: goal, behavior: 'instant' });
  if (scrollY >= goal) return () => {};
  const growth = new ResizeObserver(() => {
    scrollTo({ top: goal, behavior: 'instant' });
    if (scrollY >= goal) stop();
  });
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of userScrolls) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, 3_000);
  for (const event of userScrolls) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

const userScrolls = ['wheel', 'touchstart', 'keydown'];

/** Browsers without the Navigation API share one position among visits to the same address. */
function entryKey(): string {
  return 'navigation' in window ? (navigation.currentEntry?.key ?? '') : location.href;
}
