import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react';

const swipeDistance = 50;
const interactiveElements = 'media-controller, input, textarea, select, [role="menu"]';

/** Previous and next by arrow keys and swipes, except inside players and fields, which use them themselves. */
export function useStepNavigation(onStep: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(interactiveElements)) return;
    if (event.key === 'ArrowLeft') onStep(-1);
    if (event.key === 'ArrowRight') onStep(1);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      const isInteractive = target instanceof Element && target.closest(interactiveElements);
      start.current = touch && !isInteractive ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) > swipeDistance && Math.abs(x) > 2 * Math.abs(y)) onStep(x > 0 ? -1 : 1);
    },
  };
}
