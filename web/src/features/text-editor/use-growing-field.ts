import { type RefObject, useLayoutEffect } from 'react';

/** Makes a textarea as tall as its text where the browser does not know `field-sizing`. */
export function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    if (field.current && !CSS.supports('field-sizing', 'content')) fitHeight(field.current);
  }, [field, text]);
}

function fitHeight(element: HTMLTextAreaElement): void {
  const border = element.offsetHeight - element.clientHeight;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + border}px`;
}
