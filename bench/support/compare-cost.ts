import { median } from './benchmark.ts';
import { generateLoad, type Load, type Target } from './generate-load.ts';

const ROUNDS = 13;
const WARM_UP_CPU_MS = 3_000;
const ROUND_CPU_MS = 500;

/**
 * The CPU time of a request to `other` over that of a request to `target`: above 1, `target` is the cheaper one. The median of
 * rounds that take turns; each is a number of requests and not a time, so that a busy machine changes nothing but the duration.
 */
export async function compareCost(
  target: Target,
  other: Target,
  connections = 16,
): Promise<number> {
  const [amount, otherAmount] = [
    await warmUp(target, connections),
    await warmUp(other, connections),
  ];
  const rounds: { target: Load; other: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      target: await generateLoad(target, amount, connections),
      other: await generateLoad(other, otherAmount, connections),
    });
  }
  const show = (figure: (load: Load) => string) =>
    rounds.map((round) => `${figure(round.target)}/${figure(round.other)}`).join(' ');
  console.log(`  CPU ms a request: ${show(({ cost }) => cost.toFixed(2))}`);
  console.log(`  requests/s: ${show(({ perSecond }) => perSecond.toFixed(0))}`);
  return median(rounds.map((round) => round.other.cost / round.target.cost));
}

/** The number of requests that a round sends. */
export async function warmUp(
  target: Target,
  connections = 16,
  cpuMilliseconds = ROUND_CPU_MS,
): Promise<number> {
  const cold = await generateLoad(target, 200, connections);
  const warm = await generateLoad(target, amountFor(WARM_UP_CPU_MS, cold), connections);
  return amountFor(cpuMilliseconds, warm);
}

function amountFor(cpuMilliseconds: number, { cost }: Load): number {
  return Math.max(100, Math.round(cpuMilliseconds / cost));
}
