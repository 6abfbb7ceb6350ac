import type { Page } from '@playwright/test';

/**
 * Opens a page whose data comes after its fonts. Where the machine has no font with the measures of ours, words change their width
 * with it, and move what stands beside them.
 */
export async function openFontsFirst(page: Page, path: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    // The page before this one may have sent it, and is gone.
    await page.evaluate(loadFonts).catch(() => undefined);
    await route.continue();
  });
  await page.goto(path);
  await page.evaluate(loadFonts);
  await page.unrouteAll({ behavior: 'wait' });
}

/** Runs in the page; a fallback that this machine does not have fails. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}
