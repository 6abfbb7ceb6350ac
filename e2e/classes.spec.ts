import { expect, type Page } from '@playwright/test';
import { extendTailwindMerge } from 'tailwind-merge';
import { openAs } from './support/open-as.ts';
import { demo } from './support/sign-in.ts';
import { test } from './support/test.ts';

/** Knows every class of Tailwind, where the application knows those it needs. */
const merge = extendTailwindMerge({
  extend: { theme: { tracking: ['tape', 'label'], shadow: ['lifted'], ease: ['pin'] } },
});

const pages = ['/', '/profile', '/discover', '/settings', '/jobs', '/dev/ui'];

/** Elements with two classes that say different things about the same: which of them counts is chance. */
async function disagreements(page: Page): Promise<string[]> {
  const lists = await page.evaluate(() =>
    [...document.querySelectorAll('[class]')].map((element) => [...element.classList].join(' ')),
  );
  return [...new Set(lists)].filter((list) => merge(list) !== list);
}

for (const width of [390, 1440]) {
  test(`no two classes of an element disagree, ${width} px`, async ({ browser }) => {
    const viewport = { width, height: 900 };
    const page = await openAs(browser, demo.student, '/', { viewport });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      expect(await disagreements(page), path).toEqual([]);
    }
  });
}
