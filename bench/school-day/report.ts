import type { Measured, Samples } from './ask.ts';

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

const isRead = (kind: string) => kind.startsWith('GET ');

export const readsOf = (samples: Samples) => valuesOf(samples, isRead);
export const writesOf = (samples: Samples) => valuesOf(samples, (kind) => !isRead(kind));
export const allOf = (samples: Samples) => valuesOf(samples, () => true);

export function errorCount({ errors }: Measured): number {
  return Object.values(errors).reduce((sum, count) => sum + count, 0);
}

/** One row for each kind of call, most frequent first. */
export function tabulate(samples: Samples, costs: Record<string, number>) {
  const rows = Object.entries(samples).toSorted(([, a], [, b]) => b.length - a.length);
  return Object.fromEntries(
    rows.map(([kind, values]) => [
      kind,
      { ...summary(values), 'CPU ms': costs[kind] === undefined ? '' : costs[kind].toFixed(1) },
    ]),
  );
}

function summary(values: number[]) {
  const of = (share: number) => Math.round(percentile(values, share));
  return { calls: values.length, p50: of(0.5), p95: of(0.95), p99: of(0.99) };
}

function valuesOf(samples: Samples, isWanted: (kind: string) => boolean): number[] {
  return Object.entries(samples).flatMap(([kind, values]) => (isWanted(kind) ? values : []));
}

export function printSummary(title: string, samples: Samples): void {
  console.log(title);
  console.table({ reads: summary(readsOf(samples)), writes: summary(writesOf(samples)) });
}

/** Prints whether something that is required is so, and fails the process where it is not. */
export function meets(what: string, isMet: boolean): void {
  console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what}`);
  if (!isMet) process.exitCode = 1;
}
