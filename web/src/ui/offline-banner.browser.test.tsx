import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { goOffline, goOnline } from '#web/testing/connection.ts';
import { renderInApp } from '#web/testing/render-in-app.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const banner = page.getByRole('status').filter({ hasText: 'You are offline' });

describe('OfflineBanner', () => {
  it('takes no room while there is a connection', async () => {
    const screen = await renderInApp(<OfflineBanner />);
    await expect.element(banner).not.toBeInTheDocument();
    expect(screen.container.getBoundingClientRect().height).toBe(0);
  });

  it('comes when the connection goes, and goes when it is back', async () => {
    await renderInApp(<OfflineBanner />);
    goOffline();
    await expect.element(banner).toMatchTextContent(/changes wait until you are back/);
    goOnline();
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('says when the page was loaded that the service worker has opened', async () => {
    const loaded = new Date();
    loaded.setHours(0, 5, 0, 0);
    document.documentElement.dataset['storedAt'] = loaded.toISOString();
    await renderInApp(<OfflineBanner />);
    await expect.element(banner).toMatchTextContent(/as of 12:05 AM; changes wait/);
    goOnline();
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('names the day of an older page', async () => {
    document.documentElement.dataset['storedAt'] = new Date(2026, 0, 5, 18, 5).toISOString();
    await renderInApp(<OfflineBanner />);
    await expect.element(banner).toMatchTextContent(/as of Jan 5, 2026, 6:05 PM;/);
    goOnline();
  });

  it('is there from the start where the page was opened offline', async () => {
    goOffline();
    await renderInApp(<OfflineBanner />);
    await expect.element(banner).toBeVisible();
  });
});
