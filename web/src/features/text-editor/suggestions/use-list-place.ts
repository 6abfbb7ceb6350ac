import { type RefObject, useLayoutEffect } from 'react';
import { caretPlace } from './caret-place.ts';

const gap = 6;
const edge = 8;
const tallest = 264;
const shortest = 96;

/**
 * Puts the list below the line of the caret, or above it where there is more room: the keyboard of a phone covers the
 * lower half. As a popover it is above dialogs, and no scrolling box cuts it off.
 */
export function useListPlace(
  list: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
  at: number,
  content: unknown,
): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element?.matches(':popover-open')) element?.showPopover();
  }, [list]);

  useLayoutEffect(() => {
    const place = () => {
      if (list.current && field.current) placeList(list.current, field.current, at);
    };
    place();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('resize', place, { signal });
    addEventListener('scroll', place, { signal, capture: true, passive: true });
    visualViewport?.addEventListener('resize', place, { signal });
    visualViewport?.addEventListener('scroll', place, { signal });
    return () => controller.abort();
  }, [list, field, at, content]);
}

function placeList(list: HTMLElement, field: HTMLTextAreaElement, at: number): void {
  const caret = caretPlace(field, at);
  const view = visualViewport;
  const [left, top] = [view?.offsetLeft ?? 0, view?.offsetTop ?? 0];
  const [right, bottom] = [left + (view?.width ?? innerWidth), top + (view?.height ?? innerHeight)];
  list.style.maxHeight = `${tallest}px`;
  const { width, height } = list.getBoundingClientRect();
  const below = bottom - caret.bottom - gap - edge;
  const above = caret.top - top - gap - edge;
  const isBelow = below >= height || below >= above;
  const shown = Math.min(height, Math.max(shortest, isBelow ? below : above));
  list.style.maxHeight = `${shown}px`;
  list.style.top = `${isBelow ? caret.bottom + gap : caret.top - gap - shown}px`;
  list.style.left = `${Math.max(left + edge, Math.min(caret.left, right - edge - width))}px`;
}
