import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const patience = 3_000;

/** Colours count once they have arrived. What the browser skips, or what breathes while it waits, never comes to rest. */
async function untilStill(longest: number): Promise<void> {
  const still = document.getAnimations().map((one) => one.finished.catch(() => null));
  await Promise.race([
    Promise.all(still),
    new Promise((resolve) => {
      setTimeout(resolve, longest);
    }),
  ]);
}

/** Fails with each place on the page that breaks WCAG 2.2 AA. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.evaluate(untilStill, patience);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
