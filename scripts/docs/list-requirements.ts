export interface Requirement {
  number: string;
  isHeld: boolean;
  /** The tests that hold it, or why it is not held. */
  reason: string;
}

/** The rows of docs/asvs.md. */
export function listRequirements(page: string): Requirement[] {
  return page
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, number = '']) => /^\d+\.\d+\.\d+$/.test(number))
    .map(([, number = '', , verdict, reason = '']) => ({
      number,
      isHeld: verdict === 'held',
      reason,
    }));
}
