export interface Benchmark {
  name: string;
  /** What the figure is, and what it is compared with. */
  description: string;
  threshold: number;
  unit: 'ratio' | 'seconds' | 'points';
  /** Less is better. */
  atMost?: true;
  measure: () => Promise<number>;
}

/** Runs each benchmark, prints what came out, and fails the process when one misses its mark. */
export async function benchmark(...benchmarks: Benchmark[]): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const each of benchmarks) {
    console.log(`${each.name}: ${each.description}`);
    const measured = await each.measure();
    const isMet = each.atMost ? measured <= each.threshold : measured >= each.threshold;
    if (!isMet) process.exitCode = 1;
    rows.push({
      benchmark: each.name,
      measured: format(measured, each.unit),
      threshold: `${each.atMost ? '≤' : '≥'} ${format(each.threshold, each.unit)}`,
      verdict: isMet ? 'met' : 'MISSED',
    });
  }
  console.table(rows);
}

function format(value: number, unit: Benchmark['unit']): string {
  if (unit === 'points') return String(value);
  return unit === 'seconds' ? `${value.toFixed(2)} s` : value.toFixed(2);
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
