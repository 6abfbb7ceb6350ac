/** What a check found, and what to do about it. */
export interface Finding {
  state: 'ok' | 'warning' | 'failure';
  says: string;
  remedy?: string;
}

export interface Check {
  name: string;
  run: () => Promise<Finding>;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string, remedy: string): Finding => ({
  state: 'warning',
  says,
  remedy,
});
export const failure = (says: string, remedy: string): Finding => ({
  state: 'failure',
  says,
  remedy,
});

/** A check that fails in a way it does not know is a finding too. */
export async function runCheck({ run }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    const { message } = error as Error;
    return failure(
      message || 'It failed without a reason.',
      'See the message, then run the doctor again.',
    );
  }
}

const marks = { ok: 'ok     ', warning: 'WARNING', failure: 'FAILURE' };

/** One line. */
export function describeFinding(name: string, { state, says, remedy }: Finding): string {
  const line = `${marks[state]}  ${name.padEnd(16)}  ${says}`;
  return remedy ? `${line} → ${remedy}` : line;
}

export function formatBytes(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}
