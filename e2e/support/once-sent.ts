import type { Page } from '@playwright/test';

/** Acts, and waits until the server has answered the change: what is shown at once says nothing about what is kept. */
export async function onceSent(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes(path),
  );
  await act();
  await answered;
}
