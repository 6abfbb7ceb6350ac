import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours count once they have arrived. Of what the browser skips far below, no promise says that it has ended. */
function isStill(): boolean {
  return !document.getAnimations().some(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === 'running' && target?.checkVisibility({ contentVisibilityAuto: true });
  });
}

/** Fails with each place on the page that breaks WCAG 2.2 AA. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
