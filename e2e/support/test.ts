import { type BrowserContext, test as base } from '@playwright/test';

/** Playwright's test, with toasts that stay, and with every context closed that the test opened. */
export const test = base.extend<{ contexts: undefined }>({
  contexts: [
    async ({ browser }, use) => {
      const prepare = (context: BrowserContext) => void context.addInitScript(pauseToasts);
      browser.on('context', prepare);
      await use(undefined);
      browser.off('context', prepare);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/**
 * Runs in the page. A toast closes after five seconds, which a test on a busy machine misses; while the focus is in the
 * region of the toasts, they stay.
 */
function pauseToasts(): void {
  setInterval(() => {
    const region = document.querySelector('[role="region"][aria-label^="Notifications"]');
    region?.dispatchEvent(new FocusEvent('focusin'));
  }, 500);
}
