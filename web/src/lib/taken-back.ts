import type { Outcome } from './outcome.ts';

type Refused = Parameters<NonNullable<Outcome['onError']>>[0];

/** The end of a mutation that the server refused: what was shown at once is taken back, then it is said. */
export function takenBack(say?: Outcome['onError']) {
  return (error: Refused, _input: unknown, takeBack: (() => void) | undefined): void => {
    takeBack?.();
    say?.(error);
  };
}
