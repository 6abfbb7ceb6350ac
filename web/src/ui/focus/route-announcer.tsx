import { useLayoutEffect } from 'react';
import { restoreScroll } from '#web/lib/browser/scroll-restoration.ts';

let isFirstPage = true;

/** Stands beside a page and acts once it is there: names the window, finds the scroll position, moves the focus. */
export function RouteAnnouncer({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = `${title} · Callboard`;
  }, [title]);

  useLayoutEffect(() => {
    if (!isFirstPage) focusHeading();
    isFirstPage = false;
    return restoreScroll();
  }, []);

  return null;
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.style.boxShadow = 'none';
  heading.focus({ preventScroll: true });
}
