import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'package.json': JSON.stringify({ type: 'module', imports: { '#src/*': './src/*' } }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
    include: ['src'],
  }),
  'src/a.ts': `
    import { b } from '#src/b.ts';
    export async function a(): Promise<void> { await 5; }
    export function floating() { a(); b(); }
    [1].forEach(async () => { await a(); });
    export function untyped(value: any): string { return value.name; }
    export const wrong: number = 'text';
  `,
  'src/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
  'src/c.tsx': `
    declare const useState: (value: number) => void;
    export function C(props: { on: boolean }) {
      if (props.on) useState(1);
      return <img src="still.webp" />;
    }
  `,
  'src/d.tsx': `
    export const run = (text: string) => [eval(text), new Function(text), setTimeout(text, 1)];
    export const proto = (value: { __proto__: object }) => value.__proto__;
    export const Away = (props: { url: string }) => (
      <p dangerouslySetInnerHTML={{ __html: props.url }} />
    );
    export const Link = () => <a href="https://a.example" target="_blank">Link</a>;
    export const Script = () => <a href="javascript:alert(1)">Script</a>;
  `,
};

it('checks types, and lints with their information, across files, for weaknesses, and with the rules of React', () => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const oxlint = path.join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const config = path.join(projectRoot, '.oxlintrc.json');
  const { status, stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  for (const rule of [
    'typescript(TS2322)',
    'typescript(no-floating-promises)',
    'typescript(no-misused-promises)',
    'typescript(await-thenable)',
    'typescript(no-unsafe-return)',
    'typescript(no-explicit-any)',
    'import(no-cycle)',
    'react-hooks(rules-of-hooks)',
    'jsx-a11y(alt-text)',
    'eslint(no-eval)',
    'eslint(no-new-func)',
    'eslint(no-proto)',
    'typescript(no-implied-eval)',
    'react(no-danger)',
    'react(jsx-no-target-blank)',
    'react(jsx-no-script-url)',
  ]) {
    expect(stdout).toContain(rule);
  }
});
