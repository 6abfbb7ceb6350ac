import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** The account of PostgreSQL's programs, which refuse to run as root. */
export type Account =
  | { kind: 'self' }
  | { kind: 'namespace'; uid: number; gid: number }
  | { kind: 'user'; uid: number; gid: number };

export function spawnAs(
  account: Account,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const settings = { ...options, env: environment(), windowsHide: true };
  if (account.kind === 'namespace') {
    const map = [`--map-user=${account.uid}`, `--map-group=${account.gid}`];
    return spawn('unshare', ['--user', ...map, program, ...args], settings);
  }
  if (account.kind === 'user') {
    return spawn(program, args, { ...settings, uid: account.uid, gid: account.gid });
  }
  return spawn(program, args, settings);
}

export async function runAs(
  account: Account,
  program: string,
  args: string[],
  cwd: string,
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawnAs(account, program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => resolve({ ok: false, output: output + error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Without our secrets and PG… variables; the C locale keeps messages in English. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
