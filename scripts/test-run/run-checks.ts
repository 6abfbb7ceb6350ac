import { runCommand, wasInterrupted } from './run-command.ts';
import { describeFailure, emptyTally, type Tally } from './tally.ts';

/** `says` shows what it printed also where it passes. */
type Check = { name: string; command: string[]; env?: Record<string, string>; says?: true };

const CHECKS: Check[] = [
  // Both need all types, and read them once. The collector of its memory would take a fifth of the time.
  { name: 'types and lint', command: ['oxlint'], env: { GOGC: 'off', GOMEMLIMIT: '8GiB' } },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
  { name: 'secrets', command: ['node', 'scripts/check-secrets.ts'] },
  { name: 'packages', command: ['node', 'scripts/check-packages.ts'], says: true },
];

const AT_ONCE = 2;

/** Everything that can be said about the code without running it. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS];
  const tally: Tally = { ...emptyTally, failures: [], files: [] };
  const work = async () => {
    for (let check = waiting.shift(); check && !wasInterrupted(); check = waiting.shift()) {
      const start = Date.now();
      const output = await runCheck(check);
      tally.files.push({ part: 'checks', name: check.name, tests: 1, start, end: Date.now() });
      if (output === null) tally.passed += 1;
      else {
        tally.failed += 1;
        tally.failures.push(describeFailure(check.name, output));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tally;
}

/** Null where it passes, else what it printed. */
async function runCheck({ name, command, env, says }: Check): Promise<string | null> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const { code, output } = await runCommand(program, args, { env });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0 || says) console.log(`${output.trimEnd()}\n`);
  return code === 0 ? null : output;
}
