import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';
import { unpackChromium } from './unpack-chromium.ts';

export type Browser = { executablePath: string; args: string[]; env?: Record<string, string> };

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium without windows. */
const withoutWindows = '/usr/bin/chromium-headless-shell';
const isLinuxOnX64 = process.platform === 'linux' && process.arch === 'x64';

/** What shows no windows takes less time: npm's Chromium two fifths, Debian's a sixth. */
export async function findQuickBrowser(): Promise<Browser> {
  if (isLinuxOnX64 && !process.env.CHROMIUM_PATH) return npmChromium();
  return findBrowser([withoutWindows, ...systemBrowsers]);
}

/** The system's Chromium; else npm's, which exists for Linux on x64; else the one Playwright downloads. */
export async function findBrowser(candidates = systemBrowsers): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const chosen = process.env.CHROMIUM_PATH || undefined;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}: no such file.`);
  const found = chosen ?? candidates.find((file) => existsSync(file));
  if (found) return { executablePath: found, args };
  return isLinuxOnX64 ? npmChromium() : { executablePath: await downloadChromium(), args };
}

async function npmChromium(): Promise<Browser> {
  return { ...(await unpackChromium()), args: ['--no-sandbox'] };
}

async function downloadChromium(): Promise<string> {
  process.env.PLAYWRIGHT_BROWSERS_PATH ??= path.join(projectRoot, 'node_modules/.cache/playwright');
  const { chromium } = await import('playwright-core');
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) {
    console.log('No browser on this system: downloading Chromium…');
    const cli = path.join(projectRoot, 'node_modules/playwright-core/cli.js');
    spawnSync(process.execPath, [cli, 'install', '--no-shell', 'chromium']);
  }
  if (spawnSync(executablePath, ['--version']).status === 0) return executablePath;
  throw new Error(
    'No browser for the browser tests: install Chromium (`apt-get install chromium`, for example) or set CHROMIUM_PATH.',
  );
}
