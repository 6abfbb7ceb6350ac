import { parseArgs } from 'node:util';
import { drill } from './drill/drill.ts';
import { diskFull, type Fault, faults } from './drill/faults.ts';
import { canMountSmallDisk, type DatabaseKind, startTarget } from './drill/target.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Say --rounds=10, or another whole number above 0.');
  process.exit(1);
}
const rows: Record<string, string | number>[] = [];

await drillAll('embedded', faults);
await drillAll('external', faults);
if (canMountSmallDisk) await drillAll('embedded', [diskFull], true);
else console.log('Not run: disk full. It needs root, to mount a small disk.');
console.table(rows);

async function drillAll(kind: DatabaseKind, list: Fault[], hasSmallDisk = false): Promise<void> {
  const target = await startTarget(kind, hasSmallDisk);
  for (const fault of list) {
    const results = [];
    for (let round = 1; round <= rounds; round++) {
      console.log(`${kind} database, ${fault.name}: round ${round} of ${rounds}`);
      results.push(await drill(target, fault));
    }
    const problems = results.flatMap((result) => result.problems);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
    rows.push({
      database: kind,
      fault: fault.name,
      acknowledged: results.reduce((sum, one) => sum + one.acknowledged, 0),
      refused: results.reduce((sum, one) => sum + one.refused, 0),
      'slowest recovery': `${(Math.max(...results.map((one) => one.recovery)) / 1000).toFixed(1)} s`,
      problems: problems.length,
    });
  }
  await target.remove();
}
