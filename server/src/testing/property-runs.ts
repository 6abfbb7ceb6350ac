import fc from 'fast-check';

const { FC_RUNS, FC_SEED } = process.env;

/**
 * Parameters of `fc.assert`. The cases are always the same ones, because a test that fails once in fifty runs keeps everyone from
 * landing their work. To look further, raise FC_RUNS, and FC_SEED for others:
 * `FC_RUNS=300 FC_SEED=7 npx vitest run --project server --testTimeout=3600000 states`.
 */
export const propertyRuns = (numRuns = 100, seed = 1) => ({
  numRuns: Number(FC_RUNS ?? numRuns),
  seed: Number(FC_SEED ?? 0) + seed,
  // What fails is made smaller for this long: a test that is stopped by its limit names no case at all.
  ...(!FC_RUNS && { plugins: [fc.interruptAfterTimeLimit(25_000, { failOnInterrupt: true })] }),
});
