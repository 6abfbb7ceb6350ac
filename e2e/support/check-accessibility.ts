import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What passes is not described: that takes longer than to check it. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
};

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
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const style = await page.addStyleTag({ content: noMotion });
  const { violations } = await page.evaluate((given) => axe.run(document, given), options);
  await style.evaluate((element: Element) => element.remove());
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}
