import { onLeave } from '#web/lib/browser/on-leave.ts';

const visibleShare = 0.5;
const viewDuration = 1_000;

export interface Look {
  /** Seconds for which it was in view, on a visible page. */
  seconds: number;
  /** How far down of it was shown, in percent. */
  depth: number;
}

interface Listeners {
  /** Half of the element, or half of the window, has been filled by it for a second. */
  onView: () => void;
  /** After such a view it is no longer in view; `isLeaving` when the page goes with it. */
  onLeave: (look: Look, isLeaving: boolean) => void;
}

interface Observed extends Listeners {
  isInView: boolean;
  since: number | null;
  ms: number;
  depth: number;
  isViewed: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const observed = new Map<Element, Observed>();
let observer: IntersectionObserver | null = null;

/** Measures how long an element is looked at; returns the function that ends it. */
export function observeView(element: Element, listeners: Listeners): () => void {
  observer ??= startObserver();
  observed.set(element, {
    ...listeners,
    isInView: false,
    since: null,
    ms: 0,
    depth: 0,
    isViewed: false,
    timer: undefined,
  });
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    const one = observed.get(element);
    observed.delete(element);
    if (one) pause(one, false);
  };
}

function startObserver(): IntersectionObserver {
  onLeave(() => {
    for (const one of observed.values()) pause(one, true);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    for (const one of observed.values()) if (one.isInView) resume(one);
  });
  addEventListener('scroll', measureDepths, { passive: true, capture: true });
  return new IntersectionObserver(handleEntries, {
    threshold: [0, 0.1, 0.25, visibleShare, 0.75, 0.9, 1],
  });
}

function handleEntries(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const one = observed.get(entry.target);
    if (!one) continue;
    one.depth = Math.max(one.depth, shownDepth(entry));
    one.isInView = isInView(entry);
    if (one.isInView) resume(one);
    else pause(one, false);
  }
}

/** Of an element that fills the window the observer says nothing while it is scrolled through. */
function measureDepths(): void {
  for (const [element, one] of observed) {
    if (one.since === null) continue;
    const boundingClientRect = element.getBoundingClientRect();
    const bottom = Math.min(boundingClientRect.bottom, innerHeight);
    const height = bottom - Math.max(boundingClientRect.top, 0);
    const shown = { boundingClientRect, intersectionRect: { bottom, height } };
    one.depth = Math.max(one.depth, shownDepth(shown));
  }
}

function resume(one: Observed): void {
  if (one.since !== null || document.visibilityState !== 'visible') return;
  one.since = Date.now();
  one.timer = setTimeout(() => {
    if (!one.isViewed) one.onView();
    one.isViewed = true;
  }, viewDuration);
}

function pause(one: Observed, isLeaving: boolean): void {
  if (one.since === null) return;
  clearTimeout(one.timer);
  one.ms += Date.now() - one.since;
  one.since = null;
  if (one.isViewed)
    one.onLeave({ seconds: Math.round(one.ms / 1_000), depth: one.depth }, isLeaving);
}

type Shown = Pick<
  IntersectionObserverEntry,
  'intersectionRatio' | 'intersectionRect' | 'rootBounds'
>;

/** A card taller than the window never shows half of itself; one that the browser skips is in a window without height. */
export function isInView({ intersectionRatio, intersectionRect, rootBounds }: Shown): boolean {
  if (intersectionRect.height === 0) return false;
  return (
    intersectionRatio >= visibleShare ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * visibleShare)
  );
}

interface ShownRects {
  boundingClientRect: Pick<DOMRectReadOnly, 'top' | 'height'>;
  intersectionRect: Pick<DOMRectReadOnly, 'bottom' | 'height'>;
}

/** Down to where it has been shown, in percent of its height. */
export function shownDepth({ intersectionRect, boundingClientRect }: ShownRects): number {
  if (boundingClientRect.height === 0 || intersectionRect.height <= 0) return 0;
  const shown = intersectionRect.bottom - boundingClientRect.top;
  return Math.round(Math.min(Math.max(shown / boundingClientRect.height, 0), 1) * 100);
}
