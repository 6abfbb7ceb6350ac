import { spawnSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { unpackChromium } from './unpack-chromium.ts';

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

it('has one from npm for where the system has none', async () => {
  const { executablePath, env } = await unpackChromium();
  expect(await programKind(executablePath)).toBe('ELF, x64');
  if (!isLinuxOnX64) return;
  vi.stubEnv('CHROMIUM_PATH', '');
  expect((await findBrowser([])).executablePath).toBe(executablePath);
  const { stdout } = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^Chromium \d+/);
});

async function programKind(path: string): Promise<string> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(20), 0, 20, 0);
  await file.close();
  return `${buffer.toString('latin1', 1, 4)}, ${buffer.readUInt16LE(18) === 62 ? 'x64' : 'other'}`;
}
