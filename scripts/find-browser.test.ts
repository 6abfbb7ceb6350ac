import { spawnSync } from 'node:child_process';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

const isLinuxOnX64 = process.platform === 'linux' && process.arch === 'x64';

afterEach(() => vi.unstubAllEnvs());

it('takes the browser that CHROMIUM_PATH names, before any other', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect((await findBrowser([import.meta.filename])).executablePath).toBe(process.execPath);
});

it('says so when CHROMIUM_PATH names no file', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH is /nowhere/chromium: no such file.');
});

it('takes the first browser that the system has', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const browser = await findBrowser(['/nowhere/chromium', process.execPath]);
  expect(browser.executablePath).toBe(process.execPath);
});

it.runIf(isLinuxOnX64)(
  'takes the one from npm where the system has none',
  async () => {
    vi.stubEnv('CHROMIUM_PATH', '');
    const { executablePath, env } = await findBrowser([]);
    const { stdout } = spawnSync(executablePath, ['--version'], {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^Chromium \d+/);
  },
  60_000,
);
