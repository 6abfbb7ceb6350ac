import { useLayoutEffect } from 'react';
import { setPageTitle } from '#web/lib/browser/document-title.ts';
import { restoreScroll } from '#web/lib/browser/scroll-restoration.ts';

let isFirstPage = true;

/**
 * Rendered beside a page, so that it runs once the page has loaded: sets the title, restores the scroll position
 * and focuses the heading.
 */
export function RouteAnnouncer({ title }: { title: string }) {
  useLayoutEffect(() => {
    setPageTitle(title);
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
