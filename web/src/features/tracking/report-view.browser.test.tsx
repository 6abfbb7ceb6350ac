import { expect, it, vi } from 'vitest';
import { tracking } from '#contract/tracking/contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { observeView } from './observe-view.ts';
import { reportLook } from './report-view.ts';

const leave = () => dispatchEvent(new Event('pagehide'));

it('sends looks that wait when the tab is closed on another page', async () => {
  vi.useFakeTimers();
  const contentId = 'post_left_at_once';
  reportLook({ contentType: 'post', contentId }, { seconds: 7, depth: 80 }, false);
  leave();
  vi.useRealTimers();
  await expect
    .poll(() => fakeApi.requests(tracking.viewContents).map(({ body }) => body))
    .toContainEqual({
      views: [{ contentType: 'post', contentId, viewDuration: 7, scrollDepth: 80 }],
    });
});

it('knows how far an element taller than the window was scrolled through', async () => {
  await renderInApp(<div data-testid="tall" style={{ height: '30000px' }} />);
  const onView = vi.fn<() => void>();
  const onLeave = vi.fn<Parameters<typeof observeView>[1]['onLeave']>();
  const element = document.querySelector('[data-testid="tall"]');
  if (!element) throw new Error('Nothing was drawn.');
  const stop = observeView(element, { onView, onLeave });
  await expect.poll(() => onView.mock.calls.length).toBe(1);
  for (const top of [15_000, 30_000, 0]) {
    const isScrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    scrollTo({ top, behavior: 'instant' });
    await isScrolled;
  }
  stop();
  expect(onLeave.mock.calls[0]?.[0].depth).toBe(100);
});

it('does not take what the browser skips far below the window for viewed', async () => {
  await renderInApp(
    <>
      <div data-testid="shown" style={{ height: '200px' }} />
      <div style={{ height: '9000px' }} />
      <div style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 400px' }}>
        <div data-testid="skipped" style={{ height: '400px' }} />
      </div>
    </>,
  );
  const element = (name: string) => document.querySelector(`[data-testid="${name}"]`) as Element;
  const onSkippedView = vi.fn<() => void>();
  const onShownView = vi.fn<() => void>();
  const stops = [
    observeView(element('skipped'), { onView: onSkippedView, onLeave: () => {} }),
    observeView(element('shown'), { onView: onShownView, onLeave: () => {} }),
  ];
  await expect.poll(() => onShownView.mock.calls.length).toBe(1);
  expect(onSkippedView).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});
