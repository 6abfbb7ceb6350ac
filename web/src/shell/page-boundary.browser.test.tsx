import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { PageBoundary } from './page-boundary.tsx';

const Jobs = () => <h1>Jobs</h1>;
const People = () => <p>People without a heading</p>;

function Slot({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <main tabIndex={-1}>
      <PageBoundary key={name} title={name}>
        {children}
      </PageBoundary>
    </main>
  );
}

describe('PageSlot', () => {
  it('holds the place of a page whose code is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Jobs>();
    const Page = lazyComponent(() => promise);
    await renderInApp(
      <Slot name="Jobs">
        <Page />
      </Slot>,
    );
    await expect.element(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    resolve(Jobs);
    await expect.element(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    await expect.element(page.getByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('names the window once the page is there', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Jobs>();
    const Page = lazyComponent(() => promise);
    document.title = 'Before';
    await renderInApp(
      <Slot name="Jobs">
        <Page />
      </Slot>,
    );
    expect(document.title).toBe('Before');
    resolve(Jobs);
    await expect.poll(() => document.title).toBe('Jobs · Callboard');
  });

  it('moves the focus to the heading of the next page, without a frame around it', async () => {
    const screen = await renderInApp(
      <Slot name="People">
        <People />
      </Slot>,
    );
    await screen.rerender(
      <Slot name="Jobs">
        <Jobs />
      </Slot>,
    );
    const heading = page.getByRole('heading', { name: 'Jobs' });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveStyle({ outlineStyle: 'none' });
  });

  it('moves the focus to the page itself where it has no heading', async () => {
    const screen = await renderInApp(
      <Slot name="Jobs">
        <Jobs />
      </Slot>,
    );
    await screen.rerender(
      <Slot name="People">
        <People />
      </Slot>,
    );
    await expect.element(page.getByRole('main')).toHaveFocus();
  });

  it('says when the code of a page does not arrive, and tries again', async () => {
    sessionStorage.setItem('reloaded-at', String(Date.now()));
    let isReachable = false;
    const Page = lazyComponent(() =>
      isReachable ? Promise.resolve(Jobs) : Promise.reject(new Error('Failed to fetch')),
    );
    await renderInApp(
      <Slot name="Jobs">
        <Page />
      </Slot>,
    );
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    isReachable = true;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  });

  it('lets the next page work after one that broke', async () => {
    const Broken = () => {
      throw new Error('No light');
    };
    const screen = await renderInApp(
      <Slot name="Broken">
        <Broken />
      </Slot>,
    );
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await screen.rerender(
      <Slot name="Jobs">
        <Jobs />
      </Slot>,
    );
    await expect.element(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  });
});
