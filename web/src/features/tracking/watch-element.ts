const half = 0.5;
const longEnough = 1_000;

const acts = new Map<Element, () => void>();
const timers = new Map<Element, ReturnType<typeof setTimeout>>();
let observer: IntersectionObserver | null = null;

/** Acts once, when half of the element, or half of the window by it, has been in sight for a second. */
export function watchElement(element: Element, act: () => void): () => void {
  observer ??= new IntersectionObserver(notice, { threshold: [0, 0.1, 0.25, half, 0.75, 1] });
  acts.set(element, act);
  observer.observe(element);
  return () => forget(element);
}

function notice(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const { target } = entry;
    if (!isInSight(entry)) {
      clearTimeout(timers.get(target));
      timers.delete(target);
    } else if (!timers.has(target)) {
      timers.set(
        target,
        setTimeout(() => {
          const act = acts.get(target);
          forget(target);
          act?.();
        }, longEnough),
      );
    }
  }
}

/** A card taller than the window never shows half of itself. */
export function isInSight({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: Pick<
  IntersectionObserverEntry,
  'intersectionRatio' | 'intersectionRect' | 'rootBounds'
>): boolean {
  return (
    intersectionRatio >= half ||
    (rootBounds !== null && intersectionRect.height >= rootBounds.height * half)
  );
}

function forget(element: Element): void {
  observer?.unobserve(element);
  clearTimeout(timers.get(element));
  timers.delete(element);
  acts.delete(element);
}
