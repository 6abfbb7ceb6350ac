import fc from 'fast-check';
import {
  type BlockAct,
  blockActs,
  type Standing,
  type StandingAct,
  standingActs,
} from './actors.ts';
import { often, stepsOf } from './follow-acts.ts';

export const owner = 'olga';
export const names = [owner, 'ada', 'ben', 'cleo'] as const;

export interface Application {
  by: string;
  /** Roles, best first. */
  asked: string[];
  status: 'pending' | 'accepted' | 'rejected';
  role: string | null;
  withdrawn: 'no' | 'lately' | 'long ago';
}

export interface Seats {
  role: string;
  wanted: number;
}

export interface State extends Standing {
  isDeleted: boolean;
  isExpired: boolean;
  positions: Seats[];
  /** Every position has a role of its own, also among those that are gone. */
  roleCount: number;
  applications: Application[];
}

/** Positions are meant by their place in the list; `of` is the member whose last application it is. */
export type Act =
  | { act: 'apply'; who: string; positions: number[] }
  | { act: 'withdraw' | 'restore'; who: string; of: string }
  | { act: 'withdraw all'; who: string }
  | { act: 'decide'; who: string; of: string; status: string; position: number | null }
  | { act: 'add position' | 'remove position'; who: string; position: number }
  | { act: 'want'; who: string; position: number; wanted: number }
  | { act: 'renew' | 'delete job'; who: string }
  | { act: 'let ten minutes pass' }
  | { act: 'let the job expire' }
  | BlockAct
  | StandingAct;

const applicant = often({ ada: 2, ben: 2, cleo: 1, [owner]: 1 });
const mostlyOwner = often({ [owner]: 6, ada: 1 });
/** 7 is no position of the job. */
const position = fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 7);
const own = fc
  .tuple(applicant, fc.option(applicant, { freq: 7 }))
  .map(([of, who]) => ({ of, who: who ?? of }));

const together = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('apply' as const),
      who: applicant,
      positions: fc.uniqueArray(position, { maxLength: 2 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('decide' as const),
      who: mostlyOwner,
      of: applicant,
      status: often({ accepted: 3, rejected: 1, pending: 1, hired: 1 }),
      position: fc.option(position, { freq: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: own.map(({ who, of }): Act => ({ act: 'withdraw', who, of })),
  },
  { weight: 3, arbitrary: own.map(({ who, of }): Act => ({ act: 'restore', who, of })) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('withdraw all' as const), who: applicant }),
  },
  {
    weight: 2,
    arbitrary: fc.oneof(
      fc.record({
        act: fc.constantFrom('add position' as const, 'remove position' as const),
        who: mostlyOwner,
        position,
      }),
      fc.record({
        act: fc.constant('want' as const),
        who: mostlyOwner,
        position,
        wanted: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  },
  { weight: 3, arbitrary: blockActs(names) },
);

const alone = fc.oneof(
  { weight: 150, arbitrary: standingActs(['ada', 'ada', 'ben', owner]) },
  { weight: 20, arbitrary: fc.constant<Act>({ act: 'let ten minutes pass' }) },
  { weight: 10, arbitrary: fc.constant<Act>({ act: 'let the job expire' }) },
  { weight: 40, arbitrary: fc.record({ act: fc.constant('renew' as const), who: mostlyOwner }) },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('delete job' as const), who: mostlyOwner }),
  },
);

export const steps = stepsOf<Act>(together, alone);
