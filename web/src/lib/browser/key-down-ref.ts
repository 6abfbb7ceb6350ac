import type { RefCallback } from 'react';

/** A ref: keys that are pressed in the element are given to the listener. */
export function keyDownRef<Target extends HTMLElement>(
  listener: (event: KeyboardEvent) => void,
): RefCallback<Target> {
  return (element) => {
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  };
}
