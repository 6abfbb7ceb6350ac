import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const platform = process.platform === 'win32' ? 'win' : process.platform;
let project: string;

/** A tiny project that starts the way Callboard does; its one package lies in a folder of its own. */
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  for (const part of ['scripts/bootstrap', 'scripts/start.mjs', 'scripts/test.mjs']) {
    cpSync(path.join(projectRoot, part), path.join(project, part), { recursive: true });
  }
  writeProject('1.0.0');
  write('scripts/start.ts', "const name: string = 'started';\nconsole.log(name);");
  write('scripts/test.ts', "console.log('tested');");
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function writeProject(version: string): void {
  const dependencies = { part: 'file:part' };
  const devDependencies = { tool: 'file:tool' };
  const packages = {
    '': { dependencies, devDependencies },
    'node_modules/part': { resolved: 'part', link: true },
    'node_modules/tool': { resolved: 'tool', link: true, dev: true },
    part: { version },
    tool: { version, dev: true },
  };
  write('package.json', JSON.stringify({ type: 'module', dependencies, devDependencies }));
  write('tool/package.json', JSON.stringify({ name: 'tool', version }));
  write('package-lock.json', JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  write('part/package.json', JSON.stringify({ name: 'part', version }));
}

function pretendInstalled(): void {
  mkdirSync(path.join(project, 'node_modules'));
  cpSync(
    path.join(project, 'package-lock.json'),
    path.join(project, 'node_modules/.package-lock.json'),
  );
}

const isInstalled = (name: string) => existsSync(path.join(project, 'node_modules', name));

/** Node's platform package, here a script that passes everything on: a Node other than the running one. */
function writePackagedNode(script: string, prefix = 'node'): void {
  const file = `node_modules/${prefix}-${platform}-${process.arch}/bin/node`;
  write(file, `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(project, file), 0o755);
}

function start(
  nodeOptions: string[] = [],
  env: NodeJS.ProcessEnv = {},
  script = 'scripts/start.mjs',
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [...nodeOptions, script], {
    cwd: project,
    env: { ...process.env, npm_execpath: '', ...env },
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

async function run(
  nodeOptions?: string[],
  env?: NodeJS.ProcessEnv,
  script?: string,
): Promise<{ code: unknown; output: string }> {
  const { child, output } = start(nodeOptions, env, script);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

describe('starting', () => {
  it('installs what is missing and starts, and the next time only starts', async () => {
    const first = await run();
    expect(first.output).toMatch(
      /Installing packages…\n[^]*Installed the packages in \d+ s\.\nstarted\n$/,
    );
    expect(await run()).toEqual({ code: 0, output: 'started\n' });
  });

  it('installs no tools of development and tests before they are needed, and then takes nothing away', async () => {
    await run();
    expect(isInstalled('part')).toBe(true);
    expect(isInstalled('tool')).toBe(false);
    write('node_modules/.cache/of-a-running-server', '');
    const tested = await run([], {}, 'scripts/test.mjs');
    expect(tested.output).toMatch(/Installed the packages in \d+ s\.\ntested\n$/);
    expect(isInstalled('tool')).toBe(true);
    expect(isInstalled('.cache/of-a-running-server')).toBe(true);
    expect(await run()).toEqual({ code: 0, output: 'started\n' });
  });

  it.runIf(process.platform === 'linux')(
    'keeps memory small, unless the operator says how the allocator works',
    async () => {
      pretendInstalled();
      write('scripts/start.ts', 'console.log(process.env.MALLOC_ARENA_MAX);');
      expect(await run([], { MALLOC_ARENA_MAX: undefined })).toEqual({ code: 0, output: '2\n' });
      expect(await run([], { MALLOC_ARENA_MAX: '8' })).toEqual({ code: 0, output: '8\n' });
    },
  );

  it('installs anew when the lock file asks for something else', async () => {
    pretendInstalled();
    writeProject('1.0.1');
    expect((await run()).output).toMatch(/Installing packages…[^]*started\n$/);
  });

  it('installs once when two start together', async () => {
    const both = await Promise.all([run(), run()]);
    const output = both.map((one) => one.output).join('');
    expect(output.match(/Installed the packages/g)).toHaveLength(1);
    expect(output.match(/started\n/g)).toHaveLength(2);
  });

  it.each(['notice', 'silent'])('says why the installation failed (npm is %s)', async (level) => {
    write(
      'package.json',
      JSON.stringify({ type: 'module', dependencies: { other: 'file:other' } }),
    );
    const { code, output } = await run([], { npm_config_loglevel: level });
    expect(code).toBe(1);
    expect(output).toContain(
      'Installing the packages failed: package.json and package-lock.json do not agree.',
    );
    expect(output).not.toContain('started');
  });

  it('ends the installation when it is stopped', async () => {
    const pidFile = path.join(project, 'npm.pid');
    write('npm', `#!/bin/sh\necho $$ > "${pidFile}"\nexec sleep 60\n`);
    chmodSync(path.join(project, 'npm'), 0o755);
    const { child } = start([], { PATH: `${project}${path.delimiter}${process.env.PATH}` });
    await vi.waitFor(() => expect(readFileSync(pidFile, 'utf8')).toMatch(/\d/), 120_000);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
    const npm = Number(readFileSync(pidFile, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(npm, 0)).toThrow(/ESRCH/), 120_000);
  });

  it('passes signals and exit codes through when another Node runs the script', async () => {
    pretendInstalled();
    writePackagedNode(`exec "${process.execPath}" "$@"`);
    write(
      'scripts/start.ts',
      "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100));\nsetInterval(() => {}, 1000);\nconsole.log('ready');",
    );
    const { child } = start();
    if (child.stdout) await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);

    write('scripts/start.ts', 'process.exit(7);');
    expect((await run()).code).toBe(7);
  });

  it("finds the packaged Node under macOS on ARM's name", async () => {
    pretendInstalled();
    writePackagedNode('echo packaged', 'node-bin');
    expect((await run()).output).toBe('packaged\n');
  });

  it('does without a packaged Node that cannot run here', async () => {
    pretendInstalled();
    writePackagedNode('exit 127');
    expect(await run()).toEqual({ code: 0, output: 'started\n' });
  });

  it('says which Node it needs when there is none', async () => {
    pretendInstalled();
    const old =
      "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'22.18.0'})";
    const { code, output } = await run(['--import', old]);
    expect(code).toBe(1);
    expect(output).toMatch(/^Callboard needs Node 24 or newer on \S+ \S+; this is v[\d.]+\.\n$/);
  });
});
