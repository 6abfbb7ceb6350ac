import { type Clock, systemClock } from './platform/clock.ts';

interface Step {
  name: string;
  limitMs: number;
  run: () => Promise<unknown>;
}

export interface Shutdown {
  /** Steps run in the opposite order of this. */
  add: (name: string, limitMs: number, run: () => Promise<unknown>) => void;
  /** Runs every step, each within its own limit; one that fails or hangs does not skip the others. */
  run: () => Promise<string[]>;
}

/** Returns a sentence for each step that failed. */
export function createShutdown(clock: Clock = systemClock): Shutdown {
  const steps: Step[] = [];
  return {
    add: (name, limitMs, run) => void steps.push({ name, limitMs, run }),
    run: async () => {
      const failures: string[] = [];
      for (const step of steps.splice(0).reverse()) {
        await runStep(step, clock).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          failures.push(`${step.name} did not stop cleanly: ${reason}`);
        });
      }
      return failures;
    },
  };
}

async function runStep({ limitMs, run }: Step, clock: Clock): Promise<void> {
  const waiting = new AbortController();
  const late = clock.sleep(limitMs, waiting.signal).then(() => {
    throw new Error(`it took longer than ${limitMs / 1000} s.`);
  });
  late.catch(() => undefined);
  try {
    await Promise.race([run(), late]);
  } finally {
    waiting.abort();
  }
}
