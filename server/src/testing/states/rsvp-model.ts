import fc from 'fast-check';
import {
  type BlockAct,
  blockActs,
  foretellStanding,
  isHidden,
  isStandingAct,
  type Standing,
  type StandingAct,
  sees,
  standingActs,
} from './actors.ts';
import { often, stepsOf } from './follow-acts.ts';

export const organizer = 'olga';
export const names = [organizer, 'ada', 'ben', 'cleo', 'dan'] as const;

export interface Rsvp {
  who: string;
  status: 'going' | 'maybe' | 'no' | 'waiting';
}

export interface State extends Standing {
  capacity: number | null;
  isOver: boolean;
  isDeleted: boolean;
  /** In the order in which they were given. */
  rsvps: Rsvp[];
  /** Ada and Ben are, until one blocks the other. */
  areConnected: boolean;
}

export type Act =
  | { act: 'answer'; who: string; status: string }
  | { act: 'set seats'; who: string; seats: number | null }
  | { act: 'move'; who: string; isOver: boolean }
  | { act: 'delete'; who: string }
  | BlockAct
  | StandingAct;

const guest = often({ ada: 2, ben: 2, cleo: 2, dan: 2, [organizer]: 1 });
const mostlyOrganizer = often({ [organizer]: 6, ada: 1 });

const together = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      who: guest,
      status: often({ going: 3, maybe: 1, no: 1, waiting: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('set seats' as const),
      who: mostlyOrganizer,
      seats: fc.constantFrom(1, 1, 1, 2, 2, 2, 3, 0, null),
    }),
  },
  { weight: 3, arbitrary: blockActs(names) },
);

const alone = fc.oneof(
  { weight: 150, arbitrary: standingActs(['ada', 'ada', 'ben', 'ben', organizer]) },
  {
    weight: 40,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      who: mostlyOrganizer,
      isOver: fc.constantFrom(true, false, false, false, false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('delete' as const), who: mostlyOrganizer }),
  },
);

export const steps = stepsOf<Act>(together, alone);

export const count = (state: State, status: string): number =>
  state.rsvps.filter((one) => one.status === status).length;

export const statusOf = (state: State, name: string) =>
  state.rsvps.find(({ who }) => who === name)?.status ?? null;

export const seesEvent = (state: State, name: string): boolean =>
  !state.isDeleted && sees(state, name, organizer);

export function foretell(state: State, act: Act): string {
  if (isStandingAct(act)) {
    const answer = foretellStanding(state, act, (one, other) => endBetween(state, one, other));
    fillSeats(state);
    return String(answer);
  }
  if (isHidden(state, act.who)) return '401';
  if (act.act === 'answer') return answerEvent(state, act);
  if (act.act === 'set seats' && act.seats === 0) return '400';
  if (!seesEvent(state, act.who)) return '404';
  if (act.who !== organizer) return '403';
  if (act.act === 'set seats') {
    if (act.seats !== null && act.seats < count(state, 'going')) return '409';
    state.capacity = act.seats;
  } else if (act.act === 'move') state.isOver = act.isOver;
  else Object.assign(state, { isDeleted: true, rsvps: [] });
  fillSeats(state);
  return act.act === 'delete' ? '204' : '200';
}

function answerEvent(state: State, { who, status }: { who: string; status: string }): string {
  if (status === 'waiting') return '400';
  if (!seesEvent(state, who)) return '404';
  if (state.isOver) return '409';
  const before = statusOf(state, who);
  const isFull = state.capacity !== null && count(state, 'going') >= state.capacity;
  const now = status === 'going' && before !== 'going' && isFull ? 'waiting' : status;
  if (now !== before) {
    state.rsvps = state.rsvps.filter((one) => one.who !== who);
    state.rsvps.push({ who, status: now as Rsvp['status'] });
    fillSeats(state);
  }
  return `200 ${now}`;
}

/** Whoever waits gets a free seat, in the order of asking; who is hidden keeps the place, and gets one on coming back. */
function fillSeats(state: State): void {
  for (const one of state.isOver ? [] : [...state.rsvps]) {
    const isFull = state.capacity !== null && count(state, 'going') >= state.capacity;
    if (one.status === 'waiting' && !isFull && sees(state, organizer, one.who))
      one.status = 'going';
  }
}

function endBetween(state: State, one: string, other: string): void {
  const both = [one, other];
  if (both.includes('ada') && both.includes('ben')) state.areConnected = false;
  if (both.includes(organizer))
    state.rsvps = state.rsvps.filter(({ who }) => who === organizer || !both.includes(who));
}
