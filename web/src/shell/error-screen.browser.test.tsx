import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { ErrorScreen } from './error-screen.tsx';

describe('ErrorScreen', () => {
  it('says what happened, and offers to try again', async () => {
    const onRetry = vi.fn();
    await renderInApp(<ErrorScreen onRetry={onRetry} />);
    await expect.element(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/We have made a note of it/);
    await page.getByRole('button', { name: 'Try Again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(listPageLoads()).toEqual([]);
  });

  it('can load the page anew', async () => {
    await renderInApp(<ErrorScreen onRetry={() => {}} />, { path: '/discover?q=light' });
    await page.getByRole('button', { name: 'Refresh Page' }).click();
    await expect.poll(listPageLoads).toEqual(['/discover?q=light']);
  });

  it('blames the connection while there is none, and no longer once it is back', async () => {
    goOffline();
    await renderInApp(<ErrorScreen onRetry={() => {}} />);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/You are offline/);
    goOnline();
    await expect.element(page.getByRole('alert')).not.toMatchTextContent(/You are offline/);
  });
});
