import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyInputs } from './verify-inputs.ts';

let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'inputs-')));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function buildWith(main: string) {
  write('package.json', '{ "imports": {} }');
  write('web/index.html', '<script type="module" src="./main.ts"></script>');
  write('web/main.ts', main);
  write('outside/a.ts', 'console.log(1);');
  return build({
    root: path.join(root, 'web'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [verifyInputs(root)],
  });
}

it('passes when every module is a known input', async () => {
  await expect(buildWith("import '../outside/a.ts';")).resolves.toBeDefined();
});

it('fails when the build reads a file that would not make it stale', async () => {
  await expect(buildWith("import.meta.glob('../outside/*.ts', { eager: true });")).rejects.toThrow(
    /outside.a\.ts, which listInputs\(\) does not find/,
  );
});
