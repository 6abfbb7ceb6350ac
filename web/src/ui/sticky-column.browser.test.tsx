import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { setViewport } from '#web/testing/set-viewport.ts';
import { StickyColumn } from './sticky-column.tsx';

afterEach(() => scrollTo(0, 0));

function Example({ height }: { height: number }) {
  return (
    <div style={{ display: 'flex', height: 5_000, alignItems: 'start' }}>
      <StickyColumn>
        <section aria-label="Trending" style={{ height }}>
          Skills
        </section>
      </StickyColumn>
    </div>
  );
}

const place = () =>
  page.getByRole('region', { name: 'Trending' }).element().getBoundingClientRect();

describe('StickyColumn', () => {
  it('stays below the navigation beside a long page', async () => {
    await renderInApp(<Example height={200} />);
    scrollTo(0, 2_000);
    await expect.poll(() => place().top).toBe(96);
  });

  it('scrolls along when it is taller than the window, until its end is seen', async () => {
    await renderInApp(<Example height={1_200} />);
    scrollTo(0, 2_000);
    await expect.poll(() => place().bottom).toBe(innerHeight - 24);
  });

  it('follows when what is in it grows', async () => {
    const screen = await renderInApp(<Example height={200} />);
    scrollTo(0, 2_000);
    await expect.poll(() => place().top).toBe(96);
    await screen.rerender(<Example height={1_200} />);
    await expect.poll(() => place().bottom).toBe(innerHeight - 24);
  });

  it('scrolls with the page on a small screen', async () => {
    await setViewport(800, 800);
    await renderInApp(<Example height={200} />);
    scrollTo(0, 2_000);
    await expect.poll(() => place().top).toBe(-2_000);
  });
});
