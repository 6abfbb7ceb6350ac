interface Position {
  top: number;
  /** The item of a list at the top of the screen, and where: what lies above it may get another height. */
  anchor: { id: string; top: number } | null;
}

/** Scroll positions by history entry. */
const positions = new Map<string, Position>();
let isBackNavigation = false;
let isFirstPage = true;
let frame: number | undefined;

export function trackScroll(): void {
  history.scrollRestoration = 'manual';
  const scheduleRecord = () => {
    const key = entryKey();
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      if (key === entryKey()) recordScroll();
    });
  };
  addEventListener('scroll', scheduleRecord, { passive: true });
  addEventListener('popstate', () => {
    isBackNavigation = true;
  });
  addEventListener('pushState', () => {
    isBackNavigation = false;
  });
}

export function recordScroll(): void {
  positions.set(entryKey(), { top: scrollY, anchor: findAnchor() });
}

/** Props of an item of a long list, to which Back returns. */
export const scrollAnchor = (id: string) => ({ 'data-scroll-anchor': id });

/**
 * Scrolls to the top on a new visit. After Back it scrolls to where the member was: to the same item, as long as heights
 * change, unless the user scrolls first.
 */
export function restoreScroll(): () => void {
  if (isFirstPage) {
    isFirstPage = false;
    return () => {};
  }
  const target = isBackNavigation ? positions.get(entryKey()) : undefined;
  if (!target) {
    scrollTo({ top: 0, behavior: 'instant' });
    return () => {};
  }
  scrollToPosition(target);
  const observer = new ResizeObserver(() => scrollToPosition(target));
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

export const userScrollEvents = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

function scrollToPosition({ top, anchor }: Position): void {
  const item = anchor && document.querySelector(`[data-scroll-anchor="${CSS.escape(anchor.id)}"]`);
  if (!item) return scrollTo({ top, behavior: 'instant' });
  scrollBy({ top: item.getBoundingClientRect().top - anchor.top, behavior: 'instant' });
}

function findAnchor(): Position['anchor'] {
  for (const y of [0.3, 0.5, 0.7]) {
    const item = document
      .elementFromPoint(innerWidth / 2, innerHeight * y)
      ?.closest<HTMLElement>('[data-scroll-anchor]');
    if (!item) continue;
    return { id: item.dataset['scrollAnchor'] ?? '', top: item.getBoundingClientRect().top };
  }
  return null;
}

/** Without the Navigation API, history entries of the same URL share one position. */
function entryKey(): string {
  return 'navigation' in window ? (navigation.currentEntry?.key ?? '') : location.href;
}
