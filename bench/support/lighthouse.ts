import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { atEnd } from '#scripts/support/at-end.ts';
import { findFreePort } from '#scripts/support/find-free-port.ts';
import { median } from './benchmark.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Cumulative layout shift, in thousandths. */
  layoutShift: number;
}

/** Lighthouse as on a phone: the median of five visits. */
export async function lighthouseScores(url: string, cookie?: string): Promise<Scores> {
  const visits: Scores[] = [];
  for (let visit = 0; visit < 5; visit++) visits.push(await visitWell(url, cookie));
  const middle = (name: keyof Scores) => median(visits.map((scores) => scores[name]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    layoutShift: middle('layoutShift'),
  };
}

/** The browser's trace sometimes lacks its beginning; Lighthouse then gives no score, and the visit is repeated. */
async function visitWell(url: string, cookie: string | undefined): Promise<Scores> {
  try {
    return await visitOnce(url, cookie);
  } catch {
    return visitOnce(url, cookie);
  }
}

async function visitOnce(url: string, cookie: string | undefined): Promise<Scores> {
  const port = await findFreePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const close = atEnd(() => browser.close());
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    const failure = result?.lhr.runtimeError?.message;
    if (!result || failure) throw new Error(failure ?? `Lighthouse could not visit ${url}.`);
    const score = (name: (typeof categories)[number]) =>
      Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
    const shift = result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 1;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      layoutShift: Math.round(shift * 1000),
    };
  } finally {
    await close();
  }
}
