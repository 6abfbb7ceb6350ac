import { useEffect, useRef, useState } from 'react';

/** `margin`: how many pixels below the window count as in view. */
export function useInView<E extends Element>(margin: number) {
  const ref = useRef<E>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      // A busy page receives several changes at once, the newest last.
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `0px 0px ${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [margin]);
  return [ref, isInView] as const;
}
