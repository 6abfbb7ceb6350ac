import { foretellStanding, isHidden, isStandingAct, sees } from './actors.ts';
import { type Act, type Application, owner, type Seats, type State } from './application-acts.ts';

export const isInForce = ({ withdrawn }: Application): boolean => withdrawn === 'no';

export const filled = (state: State, role: string): number =>
  state.applications.filter((one) => isInForce(one) && isSeated(one) && one.role === role).length;

const isSeated = ({ status, role }: Application) => status === 'accepted' && role !== null;
const isOpen = (state: State, { role, wanted }: Seats) => filled(state, role) < wanted;
const roleAt = (state: State, place: number) => state.positions[place]?.role ?? 'none';
const find = (state: State, role: string) => state.positions.find((one) => one.role === role);
const ownOf = (state: State, who: string) =>
  state.applications.find((one) => one.by === who && isInForce(one));

export function foretell(state: State, act: Act, seen: State): number {
  if (isStandingAct(act)) return foretellStanding(state, act);
  if ('who' in act && isHidden(state, act.who)) return 401;
  switch (act.act) {
    case 'apply':
      return apply(
        state,
        act.who,
        act.positions.map((place) => roleAt(seen, place)),
      );
    case 'withdraw':
      return withdraw(state, act, seen);
    case 'withdraw all':
      for (const one of state.applications)
        if (one.by === act.who && isInForce(one) && one.status !== 'accepted')
          one.withdrawn = 'lately';
      return 200;
    case 'restore':
      return restore(state, act, seen);
    case 'decide':
      return decide(state, act, seen);
    case 'add position':
    case 'remove position':
    case 'want':
      return jobRefusal(state, act.who) ?? changePositions(state, positionsAfter(seen, act));
    case 'renew':
      return jobRefusal(state, act.who) ?? set(state, { isExpired: false });
    case 'delete job':
      return jobRefusal(state, act.who) ?? deleteJob(state);
    case 'let ten minutes pass':
      for (const one of state.applications)
        if (one.withdrawn === 'lately') one.withdrawn = 'long ago';
      return 0;
    case 'let the job expire':
      return set(state, { isExpired: true }, 0);
  }
}

function set(state: State, change: Partial<State>, status = 200): number {
  Object.assign(state, change);
  return status;
}

function deleteJob(state: State): number {
  for (const one of state.applications) one.role = null;
  return set(state, { isDeleted: true, positions: [] }, 204);
}

function jobRefusal(state: State, who: string): 404 | 403 | null {
  if (state.isDeleted || !sees(state, who, owner)) return 404;
  return who === owner ? null : 403;
}

function apply(state: State, who: string, asked: string[]): number {
  if (jobRefusal(state, who) === 404) return 404;
  if (who === owner) return 403;
  if (ownOf(state, who) || state.isExpired) return 409;
  const chosen = state.positions.filter(({ role }) => asked.includes(role));
  if (chosen.length < new Set(asked).size) return 400;
  const isFull = (seats: Seats[]) => seats.length > 0 && !seats.some((one) => isOpen(state, one));
  if (isFull(state.positions) || isFull(chosen)) return 409;
  state.applications.push({ by: who, asked, status: 'pending', role: null, withdrawn: 'no' });
  return 201;
}

/** The last application of a member, as the actor saw it: the same in the state of now. */
function aimedAt(state: State, of: string, seen: State): Application | undefined {
  return state.applications[seen.applications.findLastIndex(({ by }) => by === of)];
}

function withdraw(state: State, { who, of }: { who: string; of: string }, seen: State): number {
  const one = aimedAt(state, of, seen);
  if (!one || !isInForce(one) || state.isDeleted) return 404;
  if (who !== one.by) return who === owner && sees(state, who, one.by) ? 403 : 404;
  one.withdrawn = 'lately';
  return 204;
}

function restore(state: State, { who, of }: { who: string; of: string }, seen: State): number {
  const one = aimedAt(state, of, seen);
  if (!one || one.by !== who || isInForce(one) || jobRefusal(state, who) === 404) return 404;
  if (ownOf(state, who) || one.withdrawn === 'long ago') return 409;
  const position = find(state, one.role ?? '');
  const isSeatFree = position ? isOpen(state, position) : state.positions.length === 0;
  if (one.status === 'accepted' && !isSeatFree)
    Object.assign(one, { status: 'pending', role: null });
  one.withdrawn = 'no';
  return 200;
}

function decide(state: State, act: Extract<Act, { act: 'decide' }>, seen: State): number {
  if (!['pending', 'accepted', 'rejected'].includes(act.status)) return 400;
  const one = aimedAt(state, act.of, seen);
  if (!one || !isInForce(one) || state.isDeleted) return 404;
  const other = act.who === one.by ? owner : one.by;
  if (![one.by, owner].includes(act.who) || !sees(state, act.who, other)) return 404;
  if (act.who !== owner) return 403;
  const chosen = act.position === null ? null : roleAt(seen, act.position);
  if (chosen !== null && !find(state, chosen)) return 400;
  const held = one.status === 'accepted' ? one.role : null;
  let role: string | null = null;
  if (act.status === 'accepted') {
    if (held !== null && (chosen === null || chosen === held)) role = held;
    else {
      const wished = one.asked.flatMap((asked) => find(state, asked) ?? []);
      const any = wished.length > 0 ? wished : state.positions;
      const candidates = chosen === null ? any : state.positions.filter((it) => it.role === chosen);
      role = candidates.find((it) => isOpen(state, it))?.role ?? null;
      if (role === null && candidates.length > 0) return 409;
    }
  }
  Object.assign(one, { status: act.status, role });
  return 200;
}

type PositionAct = Extract<Act, { position: number; act: string }>;

/** The list that a form sends which shows what was seen. A new position has a role that was never there. */
export function positionsAfter(seen: State, act: PositionAct): (Seats & { isNew?: boolean })[] {
  const { positions } = seen;
  if (act.act === 'add position')
    return [...positions, { role: `Role ${seen.roleCount}`, wanted: 1, isNew: true }];
  if (act.act === 'remove position') return positions.filter((_, place) => place !== act.position);
  return positions.map((one, place) =>
    place === act.position && act.act === 'want' ? { ...one, wanted: act.wanted } : one,
  );
}

function changePositions(state: State, wished: (Seats & { isNew?: boolean })[]): number {
  for (const { role, wanted, isNew } of wished) {
    if (isNew) continue;
    if (!find(state, role)) return 400;
    if (wanted < filled(state, role)) return 409;
  }
  const listed = wished.map(({ role }) => role);
  const removed = state.positions.filter(({ role }) => !listed.includes(role));
  if (removed.some(({ role }) => filled(state, role) > 0)) return 409;
  for (const one of state.applications)
    if (removed.some(({ role }) => role === one.role)) one.role = null;
  state.positions = wished.map(({ role, wanted }) => ({ role, wanted }));
  if (wished.some(({ isNew }) => isNew)) state.roleCount += 1;
  return 200;
}
