import fc from 'fast-check';
import {
  type BlockAct,
  blockActs,
  foretellStanding,
  isHidden,
  type Standing,
  type StandingAct,
  sees,
  standingActs,
} from './actors.ts';
import { often, stepsOf } from './follow-acts.ts';

export const names = ['ada', 'ben', 'cleo'] as const;
export const pairs = ['ada ben', 'ada cleo', 'ben cleo'] as const;

/** `number` counts the requests of a pair: each has an id of its own. */
export interface Pair {
  state: 'none' | 'pending' | 'accepted' | 'declined' | 'removed';
  requester: string;
  number: number;
  note: string | null;
  hasRested: boolean;
}

export interface Notified {
  to: string;
  from: string;
  event: 'requested' | 'accepted';
  number: number;
  isRead: boolean;
}

export interface State extends Standing {
  pairs: Record<string, Pair>;
  notified: Notified[];
}

export type AnswerAct = {
  act: 'accept' | 'decline or remove' | 'withdraw';
  who: string;
  pair: string;
  /** By the id of the request before the last one. */
  isStale: boolean;
};
export type Act =
  | { act: 'request'; who: string; whom: string; note: string | null }
  | AnswerAct
  | { act: 'read notifications'; who: string }
  | { act: 'wait 31 days' }
  | BlockAct
  | StandingAct;

/** Mostly one pair: three members who do anything to anybody seldom come far with each other. */
const pair = often({ 'ada ben': 4, 'ada cleo': 1, 'ben cleo': 1 });
const who = fc.constantFrom(...names);
const inPair = fc.tuple(pair, fc.boolean()).map(([both, isTurned]) => {
  const [one = '', other = ''] = both.split(' ');
  return isTurned ? { pair: both, who: other, whom: one } : { pair: both, who: one, whom: other };
});
const requests = fc
  .tuple(inPair, fc.constantFrom(null, 'We share a class.'), fc.integer({ min: 0, max: 15 }))
  .map(
    ([{ who: one, whom }, note, n]): Act => ({
      act: 'request',
      who: one,
      whom: n === 0 ? one : whom,
      note,
    }),
  );
const answers = fc
  .record({
    act: fc.constantFrom('accept' as const, 'decline or remove' as const, 'withdraw' as const),
    both: inPair,
    outsider: fc.option(who, { freq: 7 }),
    isStale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  })
  .map(
    ({ act, both, outsider, isStale }): AnswerAct => ({
      act,
      who: outsider ?? both.who,
      pair: both.pair,
      isStale,
    }),
  );
export const steps = stepsOf<Act>(
  fc.oneof(
    { weight: 4, arbitrary: requests },
    { weight: 6, arbitrary: answers },
    { weight: 3, arbitrary: blockActs(names) },
  ),
  fc.oneof(
    standingActs(names),
    fc.record({ act: fc.constant('read notifications' as const), who }),
    fc.constant<Act>({ act: 'wait 31 days' }),
  ),
);

export const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');
export const otherOf = (pair: string, name: string) =>
  pair.split(' ').find((one) => one !== name) ?? '';

function pairIn(state: State, pair: string): Pair {
  const none: Pair = { state: 'none', requester: '', number: 0, note: null, hasRested: true };
  return (state.pairs[pair] ??= none);
}

function forgetBetween(state: State, one: string, other: string): void {
  state.notified = state.notified.filter(({ to, from }) => pairOf(to, from) !== pairOf(one, other));
}

function foretellRequest(
  state: State,
  { who: asker, whom, note }: Extract<Act, { act: 'request' }>,
): number {
  if (isHidden(state, asker)) return 401;
  if (asker === whom) return 400;
  if (!sees(state, asker, whom)) return 404;
  const pair = pairIn(state, pairOf(asker, whom));
  const isMine = pair.requester === asker;
  if (pair.state === 'accepted' || (pair.state === 'pending' && isMine)) return 409;
  if (pair.state === 'pending') return accept(state, pair, asker);
  if (pair.state === 'declined' && isMine && !pair.hasRested) return 403;
  const number = pair.number + 1;
  Object.assign(pair, { state: 'pending', requester: asker, number, note, hasRested: true });
  state.notified.push({ to: whom, from: asker, event: 'requested', number, isRead: false });
  return 201;
}

function accept(state: State, pair: Pair, by: string, status = 201): number {
  Object.assign(pair, { state: 'accepted', note: null });
  markHandled(state, pair, by);
  const { requester: to, number } = pair;
  state.notified.push({ to, from: by, event: 'accepted', number, isRead: false });
  return status;
}

function markHandled(state: State, { requester, number }: Pair, by: string): void {
  for (const one of state.notified)
    if (one.to === by && one.from === requester && one.number === number) one.isRead = true;
}

function foretellAnswer(state: State, act: AnswerAct, seen: State): number {
  if (isHidden(state, act.who)) return 401;
  if (!act.pair.split(' ').includes(act.who)) return 404;
  const aimedAt = (seen.pairs[act.pair]?.number ?? 0) - (act.isStale ? 1 : 0);
  const pair = pairIn(state, act.pair);
  const other = otherOf(act.pair, act.who);
  if (pair.state === 'none' || pair.number !== aimedAt || !sees(state, act.who, other)) return 404;
  const isMine = pair.requester === act.who;
  if (act.act === 'withdraw') {
    if (pair.state !== 'pending') return 409;
    if (!isMine) return 403;
    Object.assign(pair, { state: 'none', note: null });
    state.notified = state.notified.filter(
      ({ event, to, from, number }) =>
        event !== 'requested' || to !== other || from !== act.who || number !== pair.number,
    );
    return 204;
  }
  if (act.act === 'accept') {
    if (pair.state === 'accepted') return 200;
    if (pair.state !== 'pending') return 409;
    return isMine ? 403 : accept(state, pair, act.who, 200);
  }
  if (pair.state === 'accepted') {
    pair.state = 'removed';
    forgetBetween(state, act.who, other);
  } else if (pair.state === 'pending') {
    if (isMine) return 403;
    Object.assign(pair, { state: 'declined', note: null, hasRested: false });
    markHandled(state, pair, act.who);
  }
  return 200;
}

export function foretell(state: State, act: Act, seen: State): number {
  switch (act.act) {
    case 'request':
      return foretellRequest(state, act);
    case 'accept':
    case 'decline or remove':
    case 'withdraw':
      return foretellAnswer(state, act, seen);
    case 'read notifications':
      if (isHidden(state, act.who)) return 401;
      for (const one of state.notified) if (one.to === act.who) one.isRead = true;
      return 204;
    case 'wait 31 days':
      for (const pair of Object.values(state.pairs)) pair.hasRested = true;
      return 0;
    default:
      return foretellStanding(state, act, (one, other) => {
        const pair = pairIn(state, pairOf(one, other));
        if (pair.state === 'pending' || pair.state === 'accepted')
          Object.assign(pair, { state: 'removed', note: null });
        forgetBetween(state, one, other);
      });
  }
}
