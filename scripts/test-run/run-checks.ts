import { runCommand, wasInterrupted } from './run-command.ts';
import { describeFailure, type Tally } from './tally.ts';

const CHECKS: { name: string; command: string[] }[] = [
  { name: 'type check', command: ['tsc'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'structure', command: ['node', 'scripts/check-structure.ts'] },
];

const AT_ONCE = 2;

/** Everything that can be said about the code without running it. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS];
  const tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const work = async () => {
    for (let check = waiting.shift(); check && !wasInterrupted(); check = waiting.shift()) {
      const output = await runCheck(check.name, check.command);
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
async function runCheck(name: string, [command = '', ...args]: string[]): Promise<string | null> {
  const started = performance.now();
  const { code, output } = await runCommand(command, args);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
  return code === 0 ? null : output;
}
