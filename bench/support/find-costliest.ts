import { generateLoad, type Target } from './generate-load.ts';

/** By the cheapest of some tries each: one bad moment of the machine must not choose. */
export async function findCostliest(
  targetFor: (path: string) => Target,
  paths: string[],
): Promise<string> {
  const costs = new Map<string, number>();
  for (let attempt = 0; attempt < 3; attempt++) {
    for (const path of paths) {
      const { cost } = await generateLoad(targetFor(path), 100);
      costs.set(path, Math.min(cost, costs.get(path) ?? cost));
    }
  }
  const [costliest] = [...costs].toSorted(([, one], [, other]) => other - one);
  if (!costliest) throw new Error('Nothing was measured.');
  console.log(`  the costliest: ${costliest[0]} at ${costliest[1].toFixed(2)} CPU ms`);
  return costliest[0];
}
