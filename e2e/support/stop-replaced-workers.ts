import type { Page } from '@playwright/test';

/**
 * Stops the service worker of a page as soon as another one waits to replace it. Chromium does so once the old one is
 * idle, but not reliably while a debugger is attached, as it is in a test: then it waits for minutes.
 */
export async function stopReplacedWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const statuses = new Map<string, string>();
  const stopped = new Set<string>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
    if (![...statuses.values()].includes('installed')) return;
    for (const [versionId, status] of statuses) {
      if (status !== 'activated' || stopped.has(versionId)) continue;
      stopped.add(versionId);
      void devtools.send('ServiceWorker.stopWorker', { versionId });
    }
  });
  await devtools.send('ServiceWorker.enable');
}
