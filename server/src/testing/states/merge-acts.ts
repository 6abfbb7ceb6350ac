import fc from 'fast-check';
import { type Standing, type StandingAct, standingActs } from './actors.ts';
import { often, stepsOf } from './follow-acts.ts';

export const names = ['ada', 'ben', 'cleo', 'dan'] as const;
/** Each begins with an address of their name; "free" is nobody's. */
export const addresses = [...names, 'free'] as const;
/** Has two-step sign-in. */
export const withFactor = 'dan';

interface Graduation {
  from: string;
  to: string;
  triesLeft: number;
  isExpired: boolean;
  isRecent: boolean;
  /** Both codes were right, and a second factor is asked for. */
  isProved: boolean;
}

export interface Merge {
  primary: string;
  /** Whose it is now: another one where the primary was itself merged. */
  holder: string;
  secondary: string;
  secondaryAddress: string;
  /** What the primary gave up, where it moved to the secondary's address. */
  formerAddress: string | null;
  isUndone: boolean;
  /** What moved from the secondary: posts, former addresses, merges. */
  posts: string[];
  formers: string[];
  merges: number[];
}

export interface State extends Standing {
  /** The address of each account that there is. */
  accounts: Record<string, string>;
  /** To whom a former address leads. */
  formers: Record<string, string>;
  /** Whose the post of each account is now. */
  posts: Record<string, string>;
  graduations: Record<string, Graduation>;
  merges: Merge[];
  /** Until the next step, when everyone signs in again. */
  signedOut: string[];
}

export type Act =
  | { act: 'merge'; primary: string; secondary: string; dryRun: boolean }
  /** 0 is the last merge, 1 the one before. */
  | { act: 'undo'; back: number }
  | { act: 'ask to move'; who: string; to: string }
  | { act: 'confirm'; who: string; codes: 'right' | 'wrong current' | 'wrong new' }
  | { act: 'prove wrongly'; who: string }
  | { act: 'cancel'; who: string }
  | { act: 'let a minute pass' }
  | { act: 'let the codes expire' }
  | StandingAct;

const who = fc.constantFrom(...names);
const mover = often({ ada: 2, ben: 2, cleo: 1, dan: 1 });

const together = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('confirm' as const),
      who: mover,
      codes: often({ right: 2, 'wrong current': 1, 'wrong new': 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('merge' as const),
      primary: who,
      secondary: who,
      dryRun: fc.nat({ max: 5 }).map((n) => n === 0),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('undo' as const), back: fc.nat({ max: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constantFrom('cancel' as const, 'prove wrongly' as const),
      who,
    }),
  },
);

const alone = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('ask to move' as const),
      who: mover,
      to: fc.constantFrom(...addresses, 'free', 'free'),
    }),
  },
  { weight: 3, arbitrary: standingActs(names) },
  { weight: 2, arbitrary: fc.constant<Act>({ act: 'let a minute pass' }) },
  { weight: 1, arbitrary: fc.constant<Act>({ act: 'let the codes expire' }) },
);

export const steps = stepsOf<Act>(together, alone);
