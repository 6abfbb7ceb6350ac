import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { useInView } from './use-in-view.ts';

const RealObserver = IntersectionObserver;
afterEach(() => vi.unstubAllGlobals());

function Example() {
  const [ref, isInView] = useInView<HTMLParagraphElement>(0);
  return <p ref={ref}>{isInView ? 'in view' : 'out of view'}</p>;
}

/** What a busy page does: the changes of several frames arrive in one call. */
function deliverTogether(...changes: boolean[]): void {
  class TogetherObserver extends RealObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(([entry], observer) => {
        const target = entry?.target as Element;
        const entries = changes.map((isIntersecting) => ({ target, isIntersecting }));
        callback(entries as IntersectionObserverEntry[], observer);
      }, options);
    }
  }
  vi.stubGlobal('IntersectionObserver', TogetherObserver);
}

it('believes the newest of several changes', async () => {
  deliverTogether(false, true);
  await renderInApp(<Example />);
  await expect.element(page.getByText('in view', { exact: true })).toBeVisible();
});

it('sees that an element came and went at once', async () => {
  deliverTogether(false, true, false);
  await renderInApp(<Example />);
  await expect.element(page.getByText('out of view')).toBeVisible();
});
