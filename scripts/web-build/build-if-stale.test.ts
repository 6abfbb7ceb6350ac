import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildIfStale } from './build-if-stale.ts';

const imports = { '#contract/*': './contract/src/*', '#server/*': './server/src/*' };

const inputs = {
  'package.json': JSON.stringify({ imports }),
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
  'vite.config.ts': "import { plugin } from './scripts/vite/plugin.ts';",
  'scripts/vite/plugin.ts': "import './part-of-plugin.ts';\nexport const plugin = 1;",
  'scripts/vite/part-of-plugin.ts': '',
  'scripts/web-build/build-web.ts': "import { check } from '../check.ts';",
  'scripts/check.ts': 'export const check = 1;',
  'contract/src/jobs.ts': "export { word } from './words.ts';",
  'contract/src/words.ts': 'export const word = 1;',
  'shared/sizes.css': ':root { --size: 1px; }',
  'web/index.html': '<script type="module" src="/src/main.tsx"></script>',
  'web/public/icon.svg': '<svg/>',
  'web/src/main.tsx': "import { word } from '#contract/jobs.ts';",
  'web/src/app.css': '@import "../../shared/sizes.css";',
};

const others = {
  'README.md': '',
  'contract/src/server-only.ts': '',
  'scripts/seed.ts': '',
  'server/src/main.ts': "import '#contract/server-only.ts';",
  'web/dist/index.html': '',
  'web/src/main.test.tsx': '',
};

let root: string;
const build = vi.fn<() => Promise<void>>();

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [file, content] of Object.entries({ ...inputs, ...others })) write(file, content);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  build.mockResolvedValue();
  await buildIfStale(root, build);
  build.mockClear();
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

it.each(Object.entries(inputs))('builds when %s changes', async (file, content) => {
  write(file, `${content}\n`);
  await buildIfStale(root, build);
  expect(build).toHaveBeenCalledOnce();
});

it.each([
  'postcss.config.mjs',
  'web/.env.production',
  'web/public/fonts/a.woff2',
  'web/src/new.ts',
])('builds when %s is added', async (file) => {
  write(file, '');
  await buildIfStale(root, build);
  expect(build).toHaveBeenCalledOnce();
});

it('builds when an input is removed', async () => {
  rmSync(path.join(root, 'web/public/icon.svg'));
  await buildIfStale(root, build);
  expect(build).toHaveBeenCalledOnce();
});

it.each(Object.keys(others))('does not build when %s changes', async (file) => {
  write(file, '\n');
  await buildIfStale(root, build);
  expect(build).not.toHaveBeenCalled();
});

it('builds again after a build that failed', async () => {
  write('web/src/main.tsx', '');
  build.mockRejectedValueOnce(new Error('syntax error'));
  await expect(buildIfStale(root, build)).rejects.toThrow('syntax error');
  await buildIfStale(root, build);
  expect(build).toHaveBeenCalledTimes(2);
});
