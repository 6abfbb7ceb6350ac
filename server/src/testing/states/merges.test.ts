import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { merges as mergeRoutes } from '#contract/merges/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { hashPassword } from '../../platform/passwords/password-hash.ts';
import { createPost, createUser } from '../factories.ts';
import { graduationCodes, setGraduationCodes } from '../graduation-codes.ts';
import type { Send } from '../send.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createActors, isHidden, isStandingAct, standsWell } from './actors.ts';
import { followAnySteps, type Trial, tries } from './follow-acts.ts';
import { type Act, addresses, names, type State, steps, withFactor } from './merge-acts.ts';
import { foretell, giveWay, ownerOf } from './merge-model.ts';

let app: TestApp;
let administrator: Send;
const passwordHashes: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
  for (const name of names) passwordHashes[name] = await hashPassword(passwordOf(name));
});
afterAll(() => app.close());

const passwordOf = (name: string) => `the password of ${name}`;
const wrongCode = '333333';

async function begin(): Promise<Trial<State, Act>> {
  const { id, send, nameOf, signIn, performStanding } = await createActors(
    app,
    names,
    administrator,
  );
  const everyone = param(names.map(id));
  const emailOf = (address: string) => `${address}.${id('ada').slice(5)}@nyu.edu`;
  const addressOf = (email: string) => email.slice(0, email.indexOf('.'));
  for (const name of names) {
    await createPost(app.db, { id: `post_${id(name)}`, authorId: id(name) });
    await app.db.execute(sql`UPDATE users SET email = ${param(emailOf(name))}, password_hash = ${param(passwordHashes[name] ?? '')},
      has_second_factor = ${param(name === withFactor)} WHERE id = ${param(id(name))}`);
  }
  let seen: State;
  let mergeIds: string[] = [];

  async function request(act: Exclude<Act, { act: 'block' }>) {
    switch (act.act) {
      case 'merge': {
        const { primary, secondary, dryRun } = act;
        const body = { primaryUserId: id(primary), secondaryUserId: id(secondary), dryRun };
        return administrator(mergeRoutes.merge, { body });
      }
      case 'undo': {
        const merge = mergeIds.at(-1 - act.back) ?? 'merge_none';
        return administrator(mergeRoutes.undo, { params: { id: merge } });
      }
      case 'ask to move': {
        const answer = await send(act.who)(mergeRoutes.startGraduation, {
          body: { newEmail: emailOf(act.to) },
        });
        const member = { id: id(act.who), email: emailOf(seen.accounts[act.who] ?? '') };
        if (answer.statusCode === 202) await setGraduationCodes(app, member, emailOf(act.to));
        return answer;
      }
      case 'confirm':
        return send(act.who)(mergeRoutes.confirmGraduation, {
          body: {
            ...graduationCodes,
            ...(act.codes === 'wrong current' ? { currentCode: wrongCode } : {}),
            ...(act.codes === 'wrong new' ? { newCode: wrongCode } : {}),
          },
        });
      case 'prove wrongly':
        return send(act.who)(mergeRoutes.finishGraduation, {
          body: { method: 'totp', code: wrongCode },
        });
      case 'cancel':
        return send(act.who)(mergeRoutes.cancelGraduation);
      default:
        throw new Error(`Nobody can ${act.act}.`);
    }
  }

  async function perform(act: Act): Promise<number> {
    if (isStandingAct(act)) return performStanding(act, act.who in seen.accounts);
    if (act.act === 'let a minute pass')
      await app.db.execute(
        sql`UPDATE graduations SET created_at = created_at - interval '2 minutes' WHERE user_id = ANY (${everyone}::text[])`,
      );
    else if (act.act === 'let the codes expire')
      await app.db.execute(
        sql`UPDATE graduations SET expires_at = now() WHERE user_id = ANY (${everyone}::text[])`,
      );
    else return (await request(act)).statusCode;
    return 0;
  }

  async function check(state: State): Promise<void> {
    const read = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
      (await app.db.execute<Row>(query)).rows;
    const accounts = await read<{ id: string; email: string }>(
      sql`SELECT id, email FROM users WHERE id = ANY (${everyone}::text[])`,
    );
    expect(record(accounts.map((row) => [nameOf(row.id), addressOf(row.email)]))).toEqual(
      state.accounts,
    );
    const formers = await read<{ userId: string; email: string; currentId: string }>(
      sql`SELECT user_id AS "userId", email, current_id AS "currentId" FROM former_accounts WHERE current_id = ANY (${everyone}::text[])`,
    );
    expect(record(formers.map((row) => [addressOf(row.email), nameOf(row.currentId)]))).toEqual(
      state.formers,
    );
    for (const { userId, currentId } of formers)
      if (nameOf(userId) in state.accounts) expect(nameOf(userId)).toBe(nameOf(currentId));
    const posts = await read<{ id: string; author: string }>(
      sql`SELECT id, author_id AS author FROM posts WHERE author_id = ANY (${everyone}::text[])`,
    );
    expect(record(posts.map((row) => [nameOf(row.id.slice(5)), nameOf(row.author)]))).toEqual(
      state.posts,
    );
    const merges = await read<{ id: string; holder: string; secondary: string; isUndone: boolean }>(
      sql`SELECT id, primary_id AS holder, secondary_id AS secondary, undone_at IS NOT NULL AS "isUndone"
        FROM account_merges WHERE primary_id = ANY (${everyone}::text[]) ORDER BY created_at, id`,
    );
    expect(merges.map((row) => [nameOf(row.holder), nameOf(row.secondary), row.isUndone])).toEqual(
      state.merges.map((one) => [one.holder, one.secondary, one.isUndone]),
    );
    mergeIds = merges.map((row) => row.id);
    await signInAll(state);
    seen = state;
  }

  async function signInAll(state: State): Promise<void> {
    state.signedOut = [];
    for (const name of Object.keys(state.accounts)) await signIn(name);
    await app.db.execute(sql`UPDATE sessions SET created_at = now() - interval '1 minute', proved_at = now(), second_factor_at = now()
      WHERE user_id = ANY (${everyone}::text[])`);
  }

  async function checkAll(state: State): Promise<void> {
    for (const address of addresses) {
      const owner = ownerOf(state, address) ?? state.formers[address] ?? null;
      const tried = [owner ?? 'ada', ...names.filter((name) => name === address && name !== owner)];
      for (const name of tried) {
        const credentials = { email: emailOf(address), password: passwordOf(name) };
        const answer = await app.call(auth.logIn, { body: credentials });
        const isStopped = isHidden(state, name) || name === withFactor;
        const expected = name !== owner ? 401 : isStopped ? 403 : 200;
        expect([address, name, answer.statusCode]).toEqual([address, name, expected]);
        if (expected === 200) expect(nameOf(answer.json().id)).toBe(name);
      }
    }
    for (const name of Object.keys(state.accounts)) {
      const answer = await send(name)(mergeRoutes.findGraduation);
      if (answer.statusCode === 401) continue;
      const waiting = state.graduations[name];
      expect(answer.json()?.newEmail).toBe(
        waiting && !waiting.isExpired ? emailOf(waiting.to) : undefined,
      );
    }
  }

  const accounts = record(names.map((name) => [name, name]));
  const posts = record(names.map((name) => [name, name]));
  seen = {
    ...standsWell(),
    accounts,
    formers: {},
    posts,
    graduations: {},
    merges: [],
    signedOut: [],
  };
  return { state: seen, foretell, giveWay, perform, check, checkAll };
}

const record = (entries: [string, string][]): Record<string, string> => Object.fromEntries(entries);

it.each(tries)(
  'follows the rules of merges and changed addresses, whatever four members and an administrator do: try %i',
  async (nth) => {
    await followAnySteps(steps, begin, nth);
  },
);
