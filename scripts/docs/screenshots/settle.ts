import type { Page } from 'playwright-core';

/** Waits until what is in sight stays as it is: no skeleton, no toast, every font and picture there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const isInSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const pending = '[data-slot="skeleton"], [data-slot="toast"], [aria-busy="true"]';
    const pictures = [...document.images].filter(isInSight);
    return (
      document.fonts.status === 'loaded' &&
      ![...document.querySelectorAll(pending)].some(isInSight) &&
      pictures.every((image) => image.complete && image.naturalWidth > 0)
    );
  });
}
