import { useLayoutEffect, useRef } from 'react';

const leastHeight = 240;

/**
 * Makes an element as high as what is left of the screen below its top. The units of CSS do not know of a keyboard on the
 * screen of an iPhone, nor how high the banner above is.
 */
export function useFillViewport<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = () => {
      const top = element.getBoundingClientRect().top + scrollY;
      element.style.height = `${Math.max(leastHeight, visibleHeight() - top)}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    addEventListener('resize', fit);
    visualViewport?.addEventListener('resize', fit);
    return () => {
      observer.disconnect();
      removeEventListener('resize', fit);
      visualViewport?.removeEventListener('resize', fit);
    };
  }, []);
  return ref;
}

/** Zooming in does not count: what the member wants to see larger would become smaller. */
function visibleHeight(): number {
  return visualViewport ? visualViewport.height * visualViewport.scale : innerHeight;
}
