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

/** What appears during the check, such as a toast, is there at once: half faded in, it has little contrast. */
const noMotion =
  '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }';

/** Fails with each place on the page that breaks WCAG 2.2 AA. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
  const style = await page.addStyleTag({ content: noMotion });
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  await style.evaluate((element: Element) => element.remove());
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
