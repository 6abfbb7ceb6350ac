import { afterAll, beforeAll, expect, it } from 'vitest';
import { moderation } from '#contract/moderation/contract.ts';
import { reportStatuses } from '#contract/moderation/forms.ts';
import { posts as postRoutes } from '#contract/posts/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { appealToken } from '../../features/moderation/appeal-token.ts';
import { createPost, createUser } from '../factories.ts';
import { type Send, wrong } from '../send.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createActors, isHidden, standsWell } from './actors.ts';
import { followAnySteps, type Trial, tries } from './follow-acts.ts';
import {
  type Act,
  aimedAt,
  foretell,
  lastDecided,
  names,
  ownerOf,
  type Report,
  type State,
  staff,
  steps,
  targets,
} from './report-model.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

async function begin(): Promise<Trial<State, Act>> {
  const { id, send, nameOf, signIn, performStanding } = await createActors(
    app,
    names,
    administrator,
  );
  const moderators = param([id('mona'), id('max')]);
  await app.db.execute(
    sql`UPDATE users SET role = 'moderator' WHERE id = ANY (${moderators}::text[])`,
  );
  await app.db.execute(sql`UPDATE users SET is_admin = true WHERE id = ${param(id('adam'))}`);
  const targetIds: Record<string, string> = { 'profile of sam': id('sam') };
  for (const target of targets.slice(1))
    targetIds[target] = (await createPost(app.db, { authorId: id(ownerOf(target)) })).id;
  const everyTarget = param(Object.values(targetIds));
  const nameOfTarget = (targetId: string) =>
    targets.find((one) => targetIds[one] === targetId) ?? targetId;
  /** What the actors have before their eyes, and the ids of its reports. */
  let seen: State = { ...standsWell(), reports: [], removed: [], decisions: 0, causes: {} };
  let reportIds: string[] = [];

  async function perform(act: Act): Promise<number> {
    if (act.act === 'suspend' || act.act === 'unsuspend') return performStanding(act);
    if (act.act === 'appeal') {
      const token = appealToken(app, reportIds[lastDecided(seen, act.target)] ?? 'report_none');
      const answer = await app.call(moderation.appeal, {
        params: { token },
        body: { text: 'It was not me.' },
      });
      return answer.statusCode;
    }
    const ask = send(act.who);
    const targetId = targetIds[act.target] ?? '';
    if (act.act === 'delete')
      return (await ask(postRoutes.remove, { params: { id: targetId } })).statusCode;
    if (act.act === 'report') {
      const targetType = act.target.startsWith('profile') ? 'user' : 'post';
      const body = { targetType, targetId, reason: 'scam' } as const;
      return (await ask(moderation.report, { body })).statusCode;
    }
    const report = reportIds[aimedAt(seen, act.target, act.by)] ?? 'report_none';
    const body = { decision: wrong(act.decision) };
    return (await ask(moderation.decideReport, { params: { id: report }, body })).statusCode;
  }

  async function check(state: State): Promise<void> {
    const { rows } = await app.db.execute<
      Report & { id: string; decided: number; appeals: number }
    >(sql`
      SELECT id, reporter_id AS by, target_id AS target, status, decision, appeal_decision AS "appealDecision",
        CASE WHEN decided_at IS NOT NULL THEN (dense_rank() OVER (ORDER BY decided_at))::int END AS number,
        (SELECT count(*)::int FROM audit_entries a WHERE a.target_id = r.id AND a.action = 'report.decide') AS decided,
        (SELECT count(*)::int FROM audit_entries a WHERE a.target_id = r.id AND a.action = 'report.appeal') AS appeals
      FROM reports r WHERE target_id = ANY (${everyTarget}::text[])`);
    const stored = rows.map(({ by, target, ...row }) => ({
      ...row,
      by: nameOf(by),
      target: nameOfTarget(target),
    }));
    const expected = state.reports.map(({ isLead, ...one }) => ({
      ...one,
      decided: isLead ? 1 : 0,
      appeals: one.appealDecision ? 1 : 0,
    }));
    expect(inOrder(stored.map(({ id: _, ...row }) => row))).toEqual(inOrder(expected));
    reportIds = expected.map((one) => {
      const same = stored.findIndex(({ id: _, ...row }) => asText(row) === asText(one));
      return stored.splice(same, 1)[0]?.id ?? '';
    });
    for (const name of ['sam', 'mona'])
      if (isHidden(seen, name) && !isHidden(state, name)) await signIn(name);
    seen = state;
    const { rows: suspended } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM users WHERE suspended_at IS NOT NULL AND id = ANY (${param(names.map(id))}::text[])`,
    );
    expect(suspended.map((one) => nameOf(one.id)).toSorted()).toEqual(state.suspended.toSorted());
    const { rows: posts } = await app.db.execute<{ id: string }>(
      sql`SELECT id FROM posts WHERE id = ANY (${everyTarget}::text[])`,
    );
    expect(posts.map((one) => nameOfTarget(one.id)).toSorted()).toEqual(
      targets
        .slice(1)
        .filter((one) => !state.removed.includes(one))
        .toSorted(),
    );
  }

  async function checkAll(state: State): Promise<void> {
    for (const viewer of names.filter((name) => !isHidden(state, name))) {
      const ask = send(viewer);
      const answers = await Promise.all(
        reportIds.map((id) => ask(moderation.getReport, { params: { id } })),
      );
      const isStaff = staff.includes(viewer);
      const shown = isStaff ? state.reports.filter(({ target }) => ownerOf(target) !== viewer) : [];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        state.reports.map((one) => (shown.includes(one) ? 200 : isStaff ? 404 : 403)),
      );
      for (const [place, answer] of answers.entries()) {
        const one = state.reports[place];
        if (!one || !shown.includes(one)) continue;
        const { status, decision, target } = one;
        expect(answer.json()).toMatchObject({
          status,
          decision,
          exists: !state.removed.includes(target),
          reportedByViewer: state.reports.some(
            ({ by, number, target: about }) =>
              by === viewer && about === target && number === one.number,
          ),
          subject: { isSuspended: isHidden(state, ownerOf(target)) },
        });
      }
      const counted = await ask(moderation.countReports);
      if (isStaff) expect(await listWaiting(ask)).toEqual(counted.json());
      else expect(counted.statusCode).toBe(403);
    }
  }

  async function listWaiting(ask: Send) {
    const [open, appealed] = reportStatuses;
    const lengths = [open, appealed].map(async (status) => {
      const list = await ask(moderation.listReports, { query: { limit: 100, status } });
      return [status, list.json().length] as const;
    });
    return Object.fromEntries(await Promise.all(lengths));
  }

  await app.db.execute(sql`DELETE FROM reports`);
  return { state: seen, foretell, perform, check, checkAll };
}

const asText = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));

const inOrder = <Row extends object>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => asText(one).localeCompare(asText(other)));

it.each(tries)(
  'follows the rules of reports, whatever reporters, moderators and the reported do in whatever order: try %i',
  async (nth) => {
    await followAnySteps(steps, begin, nth);
  },
);
