import fc from 'fast-check';
import { account } from '#contract/account/contract.ts';
import { admin } from '#contract/admin/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { createUser } from '../factories.ts';
import type { Send } from '../send.ts';
import type { TestApp } from '../test-app.ts';
import { often } from './follow-acts.ts';

/** Who is suspended, has left, or blocks whom ("ada ben"): what decides who may act and who sees whom. */
export interface Standing {
  suspended: string[];
  left: string[];
  blocks: string[];
}

export type StandingAct =
  | { act: 'suspend' | 'unsuspend' | 'leave' | 'come back'; who: string }
  | BlockAct;

export interface BlockAct {
  act: 'block' | 'unblock';
  who: string;
  whom: string;
}

export const standsWell = (): Standing => ({ suspended: [], left: [], blocks: [] });

/** More often out of a state than into it: where most are hidden or blocked, little happens. */
export const standingActs = (names: readonly string[]): fc.Arbitrary<StandingAct> =>
  fc.record({
    act: often({ unsuspend: 7, 'come back': 7, suspend: 1, leave: 1 }),
    who: fc.constantFrom(...names),
  });

export const blockActs = (names: readonly string[]): fc.Arbitrary<BlockAct> =>
  fc.record({
    act: often({ unblock: 7, block: 1 }),
    who: fc.constantFrom(...names),
    whom: fc.constantFrom(...names),
  });

const standingActNames = ['suspend', 'unsuspend', 'leave', 'come back', 'block', 'unblock'];

export const isStandingAct = (act: { act: string }): act is StandingAct =>
  standingActNames.includes(act.act);

export const isHidden = ({ suspended, left }: Standing, name: string): boolean =>
  suspended.includes(name) || left.includes(name);

const blocks = (standing: Standing, one: string, other: string): boolean =>
  standing.blocks.includes(`${one} ${other}`);

export const sees = (standing: Standing, one: string, other: string): boolean =>
  !isHidden(standing, other) && !blocks(standing, one, other) && !blocks(standing, other, one);

/** `onBlock` is called where a new block begins. */
export function foretellStanding(
  standing: Standing,
  given: StandingAct,
  onBlock: (one: string, other: string) => void = () => undefined,
): number {
  const { who } = given;
  const remove = (from: string[], what: string) => {
    if (from.includes(what)) from.splice(from.indexOf(what), 1);
  };
  switch (given.act) {
    case 'suspend':
      remove(standing.suspended, who);
      standing.suspended.push(who);
      return 200;
    case 'unsuspend':
      if (!standing.suspended.includes(who)) return 409;
      remove(standing.suspended, who);
      return 200;
    case 'leave':
      if (standing.left.includes(who)) return 401;
      standing.left.push(who);
      return 204;
    case 'come back':
      if (!standing.left.includes(who)) return 401;
      remove(standing.left, who);
      return 204;
    case 'unblock':
      if (isHidden(standing, who)) return 401;
      remove(standing.blocks, `${who} ${given.whom}`);
      return 204;
    case 'block':
      if (isHidden(standing, who)) return 401;
      if (who === given.whom) return 400;
      if (blocks(standing, who, given.whom)) return 204;
      if (!sees(standing, who, given.whom)) return 404;
      standing.blocks.push(`${who} ${given.whom}`);
      onBlock(who, given.whom);
      return 204;
  }
}

/** Members by name. */
export async function createActors(app: TestApp, names: readonly string[], administrator: Send) {
  const ids: Record<string, string> = {};
  const sends: Record<string, Send> = {};
  for (const firstName of names) {
    const { id } = await createUser(app.db, { firstName, passwordHash: null });
    ids[firstName] = id;
    sends[firstName] = await app.as({ id });
  }
  const id = (name: string): string => ids[name] ?? `user_${name}`;
  const send = (name: string): Send => sends[name] ?? app.call;
  const nameOf = (memberId: string | null): string =>
    names.find((name) => ids[name] === memberId) ?? String(memberId);

  /** For whoever may have been signed out. */
  async function signIn(name: string): Promise<void> {
    sends[name] = await app.as({ id: id(name) });
  }

  async function performStanding(given: StandingAct, canSignIn = true): Promise<number> {
    const { who } = given;
    const answer = await (() => {
      switch (given.act) {
        case 'suspend':
          return administrator(admin.suspend, {
            params: { userId: id(who) },
            body: { reason: 'Spam.' },
          });
        case 'unsuspend':
          return administrator(admin.unsuspend, { params: { userId: id(who) } });
        case 'leave':
          return send(who)(account.remove);
        case 'come back':
          return send(who)(account.restore);
        case 'block':
          return send(who)(moderation.block, { body: { userId: id(given.whom) } });
        case 'unblock':
          return send(who)(moderation.unblock, { params: { userId: id(given.whom) } });
      }
    })();
    if (given.act !== 'block' && given.act !== 'unblock' && canSignIn) await signIn(who);
    return answer.statusCode;
  }
  return { id, send, nameOf, signIn, performStanding };
}
