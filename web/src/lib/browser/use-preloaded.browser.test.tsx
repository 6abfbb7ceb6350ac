import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { usePreloaded } from './use-preloaded.ts';

const Part = () => <p>A part</p>;

function example(load: () => Promise<typeof Part>, isWanted = true) {
  const LazyPart = lazyComponent(load);
  return function Example() {
    const isLoaded = usePreloaded(LazyPart, isWanted);
    return (
      <>
        <p>The page</p>
        {isLoaded && <LazyPart />}
      </>
    );
  };
}

it('shows a part once it has loaded', async () => {
  const Example = example(() => Promise.resolve(Part));
  await renderInApp(<Example />);
  await expect.element(page.getByText('A part')).toBeVisible();
});

it('keeps the page where a part does not load', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Failed to fetch')));
  const Example = example(load);
  await renderInApp(<Example />);
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByText('The page')).toBeVisible();
  await expect.element(page.getByText('A part')).not.toBeInTheDocument();
});

it('loads nothing that is not wanted', async () => {
  const load = vi.fn(() => Promise.resolve(Part));
  const Example = example(load, false);
  await renderInApp(<Example />);
  await expect.element(page.getByText('The page')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
