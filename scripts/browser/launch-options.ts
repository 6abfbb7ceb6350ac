import type { LaunchOptions } from 'playwright-core';
import { findBrowser, findQuickBrowser } from './find-browser.ts';

/**
 * Every window would load two pages for its address bar, which nobody sees here: a third of all work of a browser with many
 * windows. The switch takes the place of Playwright's own, so what that keeps from pages under test is kept here too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** With windows for what shows notifications. */
export async function launchOptions({ windows = false } = {}): Promise<LaunchOptions> {
  const { executablePath, args, env } = await (windows ? findBrowser() : findQuickBrowser());
  return {
    executablePath,
    args: [...args, `--disable-features=${disabledFeatures.join(',')}`],
    env: { ...process.env, ...env },
  };
}
