import type { LaunchOptions } from 'playwright-core';
import { findBrowser, systemBrowsers } from './find-browser.ts';

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

/** Debian's Chromium without windows, which takes a sixth less time. It shows no notifications. */
const withoutWindows = '/usr/bin/chromium-headless-shell';

export async function launchOptions({ windows = false } = {}): Promise<LaunchOptions> {
  const { executablePath, args, env } = await findBrowser(
    windows ? systemBrowsers : [withoutWindows, ...systemBrowsers],
  );
  return {
    executablePath,
    args: [...args, `--disable-features=${disabledFeatures.join(',')}`],
    env: { ...process.env, ...env },
  };
}
