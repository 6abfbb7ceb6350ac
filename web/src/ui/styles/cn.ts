import { type ClassValue, clsx } from 'clsx';
import { createTailwindMerge } from 'tailwind-merge';
import { classGroups, conflictingClassGroups } from './class-groups.ts';

const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: ['*', 'before', 'after', 'file', 'placeholder'],
}));

/** Joins classes; of two conflicting classes the later wins. A single argument is not checked for conflicts. */
export function cn(...classes: ClassValue[]): string {
  const present = classes.filter(Boolean);
  return present.length > 1 ? merge(clsx(present)) : clsx(present);
}
