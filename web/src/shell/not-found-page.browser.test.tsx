import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listPageLoads } from '#web/testing/page-loads.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { StaticShell } from './static-shell.tsx';

describe('NotFoundPage', () => {
  it('says that there is no such page, and leads home', async () => {
    await renderInApp(<NotFoundPage />, { path: '/no-such-page' });
    await expect
      .element(page.getByRole('heading', { level: 1, name: '404 Page Not Found' }))
      .toBeVisible();
    await page.getByRole('link', { name: 'Back to the board' }).click();
    expect(location.pathname).toBe('/');
    expect(listPageLoads()).toEqual([]);
  });
});

describe('LoadingScreen', () => {
  it('says that something is on its way, in its own words where given', async () => {
    const screen = await renderInApp(<LoadingScreen />);
    await expect.element(page.getByRole('status')).toMatchTextContent(/Loading\.\.\./);
    await screen.rerender(<LoadingScreen message="Setting the stage…" />);
    await expect.element(page.getByRole('status')).toMatchTextContent(/Setting the stage…/);
  });
});

describe('FirstPaint', () => {
  it('has the shape of the shell, with the place of the page held', async () => {
    await renderInApp(<StaticShell />);
    await expect.element(page.getByRole('banner')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('status', { name: 'Loading' }))
      .toHaveAttribute('aria-busy', 'true');
  });
});
