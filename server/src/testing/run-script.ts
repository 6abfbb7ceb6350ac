import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** What a command of an operator prints, run as package.json runs it. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const options = {
    cwd: projectRoot,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      ...env,
    },
  };
  const program = ['--import', './scripts/bootstrap/resolve-hook.mjs', `scripts/${name}.ts`];
  const result = await promisify(execFile)(process.execPath, [...program, ...args], options).catch(
    (error: Error & { stdout: string; stderr: string }) => error,
  );
  return result.stdout + result.stderr;
}
