import type { MatchReason } from '#contract/discover/contract.ts';

/** "2 sections in common", "Has Gaffing, which your call asks for" */
export function describeMatch({ kind, count, name }: MatchReason): string {
  switch (kind) {
    case 'sections':
      return name ? `Same section of ${name}` : `${count} sections in common`;
    case 'call':
      return name
        ? `Has ${name}, which your call asks for`
        : `Has ${count} skills your calls ask for`;
    case 'connections':
      return name ? `Knows ${name}, too` : `Knows ${count} people you know`;
    case 'skills':
      return name ? `${name} in common` : `${count} skills in common`;
    case 'major':
      return 'Same major as you';
    case 'school':
      return 'From your school';
    case 'new':
      return 'New here';
  }
}
