import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { InfiniteScrollTrigger } from './infinite-scroll-trigger.tsx';

const idle = {
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};

interface ExampleProps {
  above?: number;
  list: Partial<typeof idle> & { fetchNextPage: () => unknown };
}

function Example({ above = 0, list }: ExampleProps) {
  return (
    <>
      <div style={{ height: above }} />
      <InfiniteScrollTrigger list={{ ...idle, ...list }} />
    </>
  );
}

const farBelow = 5_000;

describe('the end of a long list', () => {
  it('fetches more when it is in sight', async () => {
    const fetchNextPage = vi.fn();
    await renderInApp(<Example list={{ fetchNextPage }} />);
    await expect.poll(() => fetchNextPage.mock.calls.length).toBeGreaterThan(0);
  });

  it('fetches nothing while it is far below, and more once it comes near', async () => {
    const fetchNextPage = vi.fn();
    await renderInApp(<Example above={farBelow} list={{ fetchNextPage }} />);
    await expect.element(page.getByRole('button', { name: 'Show more' })).toBeInTheDocument();
    expect(fetchNextPage).not.toHaveBeenCalled();
    scrollTo(0, farBelow);
    await expect.poll(() => fetchNextPage.mock.calls.length).toBeGreaterThan(0);
  });

  it('has a button for whoever does not scroll', async () => {
    const fetchNextPage = vi.fn();
    await renderInApp(<Example list={{ fetchNextPage, isFetching: true }} />);
    await page.getByRole('button', { name: 'Show more' }).click();
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('shows that more is on its way, and asks no second time', async () => {
    const fetchNextPage = vi.fn();
    const list = { fetchNextPage, isFetching: true, isFetchingNextPage: true };
    await renderInApp(<Example list={list} />);
    await expect.element(page.getByRole('button', { name: 'Show more' })).toBeDisabled();
    expect(fetchNextPage).not.toHaveBeenCalled();
  });

  it('waits for somebody after a failure, instead of failing again and again', async () => {
    const fetchNextPage = vi.fn();
    await renderInApp(<Example list={{ fetchNextPage, isFetchNextPageError: true }} />);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The rest did not load.');
    expect(fetchNextPage).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('takes no room where the list is whole', async () => {
    const fetchNextPage = vi.fn();
    const screen = await renderInApp(<Example list={{ fetchNextPage, hasNextPage: false }} />);
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    expect(screen.container.getBoundingClientRect().height).toBe(0);
    expect(fetchNextPage).not.toHaveBeenCalled();
  });
});
