import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { LoadError } from './load-error.tsx';

const refused = (body: object) =>
  new ApiError({ status: 503, statusText: '', headers: new Headers() }, JSON.stringify(body));
const layouts = ['page', 'section', 'lines', 'centered'] as const;
const refetch = vi.fn<() => void>();

it.each(layouts)('says as %s what the server said, and tries again', async (layout) => {
  const error = refused({ message: 'The board is being painted.' });
  await renderInApp(<LoadError query={{ error, refetch }} layout={layout} />);
  await expect.element(page.getByText('The board is being painted.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  expect(refetch).toHaveBeenCalledOnce();
  refetch.mockReset();
});

it.each(layouts)('has words of its own as %s where the server has none', async (layout) => {
  const query = { error: refused({}), refetch };
  await renderInApp(<LoadError query={query} layout={layout} fallback="The list did not load." />);
  await expect.element(page.getByText('The list did not load.')).toBeVisible();
});

it.each(['page', 'section'] as const)('says as %s that the page is offline', async (layout) => {
  const query = { error: null, fetchStatus: 'paused', refetch };
  await renderInApp(<LoadError query={query} layout={layout} title="The list did not load" />);
  await expect.element(page.getByText('You are offline')).toBeVisible();
  await expect.element(page.getByText(noConnectionMessage)).toBeVisible();
});
