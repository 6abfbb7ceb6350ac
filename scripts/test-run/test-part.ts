/** What vitest.config.ts calls projects, and the two that other tools run. */
export const testParts = ['checks', 'unit', 'web', 'server', 'programs', 'browser', 'e2e'] as const;

export type TestPart = (typeof testParts)[number];

/** With a pattern alone: what answers within seconds. */
export const quickParts: TestPart[] = ['unit', 'web', 'server'];

export interface Choice {
  /** Of a path or of a test's name. */
  pattern: string | null;
  /** Of a shuffled order. */
  seed: string | null;
}
