import fc from 'fast-check';
import { isHidden, type Standing, sees } from './actors.ts';
import { often, stepsOf } from './follow-acts.ts';

/** Sam and Mona are reported; Mona and Max are moderators, Adam is an administrator. */
export const names = ['rita', 'rob', 'sam', 'mona', 'max', 'adam'] as const;
export const staff = ['mona', 'max', 'adam'];

export const targets = ['profile of sam', 'post of sam', 'post of mona'] as const;
export const ownerOf = (target: string) => target.split(' ').at(-1) ?? '';

export type Report = {
  by: string;
  target: string;
  status: 'open' | 'appealed' | 'resolved' | 'dismissed';
  decision: string | null;
  /** Of the decision: one may be about several reports of the same. */
  number: number | null;
  /** The one that was decided, and the others with it; its link is mailed. */
  isLead: boolean;
  appealDecision: string | null;
};

export interface State extends Standing {
  reports: Report[];
  removed: string[];
  decisions: number;
  /** Why Sam or Mona are suspended: numbers of decisions, and 0 for an administrator's own act. */
  causes: Record<string, number[]>;
}

type ReportAct = { act: 'report'; who: string; target: string };
type DeleteAct = { act: 'delete'; who: string; target: string };
/** Of the last report of this by this member. */
type DecideAct = { act: 'decide'; who: string; by: string; target: string; decision: string };
export type Act =
  | ReportAct
  | DeleteAct
  | DecideAct
  | { act: 'appeal'; target: string }
  | { act: 'suspend'; who: string }
  | { act: 'unsuspend'; who: string };

const target = often({ 'profile of sam': 3, 'post of sam': 2, 'post of mona': 1 });
const decision = often({
  dismiss: 1,
  warn: 1,
  remove: 1,
  suspend: 5,
  uphold: 1,
  overturn: 4,
  ban: 1,
});

const together = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('report' as const),
      who: often({ rita: 3, rob: 3, mona: 1, max: 1, sam: 1 }),
      target,
    }),
  },
  {
    weight: 16,
    arbitrary: fc.record({
      act: fc.constant('decide' as const),
      who: often({ mona: 1, max: 1, adam: 2, rita: 1 }),
      by: often({ rita: 2, rob: 1, max: 1 }),
      target,
      decision,
    }),
  },
  { weight: 8, arbitrary: fc.record({ act: fc.constant('appeal' as const), target }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      { act: 'suspend', who: 'sam' },
      { act: 'unsuspend', who: 'sam' },
    ),
  },
);
const alone = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.constantFrom<Act>(
      { act: 'unsuspend', who: 'sam' },
      { act: 'unsuspend', who: 'mona' },
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('post of sam', 'post of mona')
      .map((post): Act => ({ act: 'delete', who: ownerOf(post), target: post })),
  },
);

export const steps = stepsOf<Act>(together, alone);

export const aimedAt = (seen: State, target: string, by: string): number =>
  seen.reports.findLastIndex((one) => one.target === target && one.by === by);

/** The last decision about it, whose link was mailed. */
export const lastDecided = (seen: State, target: string): number => {
  const leads = seen.reports.filter((one) => one.target === target && one.isLead);
  const newest = leads.toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0))[0];
  return newest ? seen.reports.indexOf(newest) : -1;
};

export function foretell(state: State, act: Act, seen: State): number {
  if (act.act === 'suspend') return suspend(state, act.who, 0);
  if (act.act === 'unsuspend') {
    if (!isHidden(state, act.who)) return 409;
    state.causes[act.who] = [];
    return lift(state, act.who);
  }
  if (act.act === 'appeal') return appeal(state.reports[lastDecided(seen, act.target)]);
  if (isHidden(state, act.who)) return 401;
  if (act.act === 'report') return report(state, act);
  if (act.act === 'delete') return remove(state, act.target);
  return decide(state, act, seen);
}

function suspend(state: State, who: string, cause: number): number {
  state.causes[who] = [...(state.causes[who] ?? []), cause];
  state.suspended = [...state.suspended.filter((name) => name !== who), who];
  return 200;
}

function lift(state: State, who: string): number {
  state.suspended = state.suspended.filter((name) => name !== who);
  return 200;
}

function remove(state: State, target: string): number {
  if (state.removed.includes(target)) return 404;
  state.removed.push(target);
  return 204;
}

function report(state: State, { who, target: about }: ReportAct): number {
  if (state.removed.includes(about) || !sees(state, who, ownerOf(about))) return 404;
  if (ownerOf(about) === who) return 403;
  const isOpen = (one: Report) => one.by === who && one.target === about && one.status === 'open';
  if (!state.reports.some(isOpen))
    state.reports.push({
      by: who,
      target: about,
      status: 'open',
      decision: null,
      number: null,
      isLead: false,
      appealDecision: null,
    });
  return 201;
}

function appeal(one: Report | undefined): number {
  if (!one || one.decision === 'dismiss') return 404;
  if (one.status !== 'resolved' || one.appealDecision) return 409;
  one.status = 'appealed';
  return 200;
}

function decide(state: State, act: DecideAct, seen: State): number {
  if (!staff.includes(act.who)) return 403;
  if (act.decision === 'ban') return 400;
  const one = state.reports[aimedAt(seen, act.target, act.by)];
  if (!one) return 404;
  const owner = ownerOf(one.target);
  const group = state.reports.filter(
    (other) => other.target === one.target && other.number === one.number,
  );
  const isAllowed = owner !== act.who && (act.who === 'adam' || !staff.includes(owner));
  if (!isAllowed || group.some(({ by }) => by === act.who)) return 403;
  if (act.decision === 'uphold' || act.decision === 'overturn')
    return decideAppeal(state, one, group, act.decision);
  if (one.status !== 'open') return 409;
  if (act.decision === 'remove' && one.target.startsWith('profile')) return 400;
  if (act.decision === 'remove') remove(state, one.target);
  state.decisions += 1;
  const status = act.decision === 'dismiss' ? 'dismissed' : 'resolved';
  for (const other of group)
    Object.assign(other, { status, decision: act.decision, number: state.decisions });
  one.isLead = true;
  return act.decision === 'suspend' ? suspend(state, owner, state.decisions) : 200;
}

function decideAppeal(state: State, one: Report, others: Report[], decision: string): number {
  if (one.status !== 'appealed') return 409;
  one.appealDecision = decision;
  one.status = 'resolved';
  if (decision === 'uphold') return 200;
  for (const other of others) other.status = 'dismissed';
  const owner = ownerOf(one.target);
  const causes = (state.causes[owner] ?? []).filter((cause) => cause !== one.number);
  const wasCause = causes.length < (state.causes[owner] ?? []).length;
  state.causes[owner] = causes;
  return wasCause && causes.length === 0 ? lift(state, owner) : 200;
}
