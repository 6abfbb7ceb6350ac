import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Each page loads it anew, which takes twice as long with what axe.source is. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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

/** Runs in the page, and gives each place that breaks a rule. What a dialog hides behind it is checked without the dialog. */
async function findViolations(given: RunOptions): Promise<string[]> {
  const found: string[] = [];
  const { violations } = await axe.run({ exclude: ['[data-aria-hidden]'] }, given);
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const element = document.querySelector(String(target));
      if (id === 'target-size' && element && (await isLargeEnough(element))) continue;
      found.push(`${id}: ${target.join(' ')} ${failureSummary ?? ''}`);
    }
  return found;

  /** What floats above the page covers whatever scrolls below it, which is as large without it. */
  async function isLargeEnough(element: Element): Promise<boolean> {
    const floating = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) => /fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(element),
    );
    for (const one of floating) one.style.visibility = 'hidden';
    const again = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } });
    for (const one of floating) one.style.visibility = '';
    return again.violations.length === 0;
  }
}

/** Fails with each place on the page that breaks WCAG 2.2 AA. */
export async function checkAccessibility(page: Page): Promise<void> {
  await page.waitForFunction(isStill);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(source);
  expect(await page.evaluate(findViolations, options)).toEqual([]);
}
