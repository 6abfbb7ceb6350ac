import type { Page } from '@playwright/test';

/**
 * Stops the service worker of a page for as long as another one waits to replace it. Chromium does so once the old one
 * is idle, but not reliably while a debugger is attached, as it is in a test: then it waits for minutes. Once is not
 * enough: a request that the page makes while the old one stops starts it anew before the other takes over.
 */
export async function stopReplacedWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const workers = new Map<string, { status: string; runningStatus: string }>();
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) workers.set(version.versionId, version);
    if (![...workers.values()].some(({ status }) => status === 'installed')) return;
    for (const [versionId, { status, runningStatus }] of workers) {
      if (status !== 'activated' || runningStatus !== 'running') continue;
      void devtools.send('ServiceWorker.stopWorker', { versionId });
    }
  });
  await devtools.send('ServiceWorker.enable');
}
