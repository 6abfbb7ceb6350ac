const visibleShare = 0.5;
const viewDuration = 1_000;

const callbacks = new Map<Element, () => void>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | null = null;

/** Calls back once, when half of the element, or half of the window, has been filled by it for a second. */
export function observeView(element: Element, onView: () => void): () => void {
  observer ??= new IntersectionObserver(handleEntries, {
    threshold: [0, 0.1, 0.25, visibleShare, 0.75, 1],
  });
  callbacks.set(element, onView);
  observer.observe(element);
  return () => stopObserving(element);
}

function handleEntries(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const { target } = entry;
    if (!isInView(entry)) {
      clearTimeout(timers.get(target));
      timers.delete(target);
    } else if (!timers.has(target)) {
      timers.set(
        target,
        setTimeout(() => {
          const onView = callbacks.get(target);
          stopObserving(target);
          onView?.();
        }, viewDuration),
      );
    }
  }
}

/** A card taller than the window never shows half of itself. */
export function isInView({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<
  IntersectionObserverEntry,
  'intersectionRatio' | 'intersectionRect' | 'rootBounds'
>): boolean {
  return (
    intersectionRatio >= visibleShare ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * visibleShare)
  );
}

function stopObserving(element: Element): void {
  observer?.unobserve(element);
  clearTimeout(timers.get(element));
  timers.delete(element);
  callbacks.delete(element);
}
