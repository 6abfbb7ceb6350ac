import { foretellStanding, isHidden } from './actors.ts';
import { type Act, type Merge, type State, withFactor } from './merge-acts.ts';

export const ownerOf = ({ accounts }: State, address: string): string | null =>
  Object.keys(accounts).find((name) => accounts[name] === address) ?? null;

export function foretell(state: State, act: Act, seen: State): number {
  switch (act.act) {
    case 'merge':
      return mergeByAdministrator(state, act);
    case 'undo':
      return undo(state, state.merges[seen.merges.length - 1 - act.back]);
    case 'let a minute pass':
      for (const one of Object.values(state.graduations)) one.isRecent = false;
      return 0;
    case 'let the codes expire':
      for (const one of Object.values(state.graduations)) one.isExpired = true;
      return 0;
    case 'ask to move':
    case 'confirm':
    case 'prove wrongly':
    case 'cancel':
      return graduate(state, act);
    default: {
      if (act.who in state.accounts) return foretellStanding(state, act);
      return act.act === 'suspend' || act.act === 'unsuspend' ? 404 : 401;
    }
  }
}

type GraduationAct = Extract<
  Act,
  { who: string; act: 'ask to move' | 'confirm' | 'cancel' | 'prove wrongly' }
>;

function graduate(state: State, act: GraduationAct): number {
  const address = state.accounts[act.who];
  if (!address || isHidden(state, act.who) || state.signedOut.includes(act.who)) return 401;
  if (act.act === 'prove wrongly') return 400;
  const graduation = state.graduations[act.who];
  if (act.act === 'cancel') {
    delete state.graduations[act.who];
    return 204;
  }
  if (act.act === 'ask to move') {
    if (act.to === address) return 400;
    if (graduation?.isRecent) return 429;
    state.graduations[act.who] = {
      from: address,
      to: act.to,
      triesLeft: 5,
      isExpired: false,
      isRecent: true,
      isProved: false,
    };
    return 202;
  }
  if (!graduation || graduation.triesLeft === 0 || graduation.isExpired || graduation.isProved)
    return 400;
  graduation.triesLeft -= 1;
  if (act.codes !== 'right' || graduation.from !== address) return 400;
  const owner = ownerOf(state, graduation.to);
  if (owner === withFactor) {
    graduation.isProved = true;
    return 403;
  }
  return move(state, act.who, graduation.to, owner);
}

/**
 * Between the codes and the move an administrator may have merged or undone: the move is then refused, with a try spent, whatever
 * it would have answered a moment later.
 */
export function giveWay(state: State, act: Act): number[] {
  if (act.act !== 'confirm' || act.codes !== 'right') return [];
  const graduation = state.graduations[act.who];
  if (graduation) graduation.triesLeft = Math.max(0, graduation.triesLeft - 1);
  return [400, 401, 409];
}

function move(state: State, who: string, to: string, owner: string | null): number {
  const former = state.formers[to];
  if (owner === who || (former && former !== who) || (owner && isHidden(state, owner))) return 409;
  const from = state.accounts[who] ?? '';
  delete state.graduations[who];
  if (owner) absorb(state, who, owner, from);
  state.accounts[who] = to;
  if (from in state.formers) return 200;
  delete state.formers[to];
  state.formers[from] = who;
  return 200;
}

function mergeByAdministrator(state: State, act: Extract<Act, { act: 'merge' }>): number {
  const { primary, secondary } = act;
  if (primary === secondary) return 400;
  if (!(primary in state.accounts) || !(secondary in state.accounts)) return 404;
  if (isHidden(state, primary) || isHidden(state, secondary)) return 409;
  if (!act.dryRun) absorb(state, primary, secondary, null);
  return 200;
}

const held = (record: Record<string, string>, by: string) =>
  Object.keys(record).filter((key) => record[key] === by);

function absorb(state: State, primary: string, secondary: string, formerAddress: string | null) {
  const merge: Merge = {
    primary,
    holder: primary,
    secondary,
    secondaryAddress: state.accounts[secondary] ?? '',
    formerAddress,
    isUndone: false,
    posts: held(state.posts, secondary),
    formers: held(state.formers, secondary),
    merges: state.merges.flatMap(({ holder }, place) => (holder === secondary ? [place] : [])),
  };
  hand(state, merge, secondary, primary);
  state.formers[merge.secondaryAddress] = primary;
  delete state.accounts[secondary];
  delete state.graduations[secondary];
  state.merges.push(merge);
}

/** Hands what moved with a merge from one account to the other, as far as the one still has it. */
function hand(state: State, { posts, formers, merges }: Merge, from: string, to: string): void {
  for (const post of posts) if (state.posts[post] === from) state.posts[post] = to;
  for (const former of formers) if (state.formers[former] === from) state.formers[former] = to;
  for (const place of merges) {
    const one = state.merges[place];
    if (one?.holder === from) one.holder = to;
  }
}

function undo(state: State, merge: Merge | undefined): number {
  if (!merge) return 404;
  const { primary, secondary, secondaryAddress, formerAddress } = merge;
  const owner = ownerOf(state, secondaryAddress);
  const hasMoved = owner === primary && formerAddress !== null;
  if (merge.isUndone || merge.holder !== primary || (owner && !hasMoved)) return 409;
  if (hasMoved && ownerOf(state, formerAddress)) return 409;
  if (hasMoved) {
    delete state.formers[formerAddress];
    state.accounts[primary] = formerAddress;
    state.signedOut.push(primary);
  }
  delete state.formers[secondaryAddress];
  state.accounts[secondary] = secondaryAddress;
  hand(state, merge, primary, secondary);
  merge.isUndone = true;
  return 200;
}
