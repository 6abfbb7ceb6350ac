import { describe } from 'vitest';
import { hasSwift } from './start-swift.ts';

/** Registers tests that need Swift, or warns that they were not run. */
export const describeWithSwift: (name: string, tests: () => void) => void = hasSwift
  ? describe
  : (name) => {
      const remedy = 'apt-get install --no-install-recommends python3-swift';
      console.warn(`Not run: ${name}. They need OpenStack Swift: ${remedy}`);
    };
