import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Application, applications } from '#contract/applications/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createCrewCall } from '../create-crew-call.ts';
import { createUser } from '../factories.ts';
import { type Send, wrong } from '../send.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createActors, isHidden, isStandingAct, sees, standsWell } from './actors.ts';
import { type Act, names, owner, type State, steps } from './application-acts.ts';
import { filled, foretell, isInForce, positionsAfter } from './application-model.ts';
import { followAnySteps, type Trial, tries } from './follow-acts.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());

async function begin(): Promise<Trial<State, Act>> {
  const { id, send, nameOf, performStanding } = await createActors(app, names, administrator);
  const positions = [
    { role: 'Role 0', wanted: 1 },
    { role: 'Role 1', wanted: 2 },
  ];
  const job = await createCrewCall(app.db, positions, { authorId: id(owner) });
  const params = { id: job.id };
  /** What the actors have before their eyes. */
  let seen: State;
  let positionIds: Record<string, string> = {};
  let applicationIds: Record<string, string> = {};

  const positionAt = (place: number) =>
    positionIds[seen.positions[place]?.role ?? ''] ?? 'position_none';
  const paramsOf = (of: string) => ({ id: applicationIds[of] ?? 'app_none' });

  async function request(act: Exclude<Act, { act: 'block' | 'suspend' }>) {
    if (!('who' in act)) throw new Error(`Nobody does ${act.act}.`);
    const ask = send(act.who);
    switch (act.act) {
      case 'apply':
        return ask(applications.apply, {
          params,
          body: { positionIds: act.positions.map(positionAt) },
        });
      case 'withdraw':
        return ask(applications.withdraw, { params: paramsOf(act.of) });
      case 'withdraw all':
        return ask(applications.withdrawAll);
      case 'restore':
        return ask(applications.restore, { params: paramsOf(act.of) });
      case 'decide': {
        const { status, position } = act;
        const chosen = position === null ? {} : { positionId: positionAt(position) };
        return ask(applications.setStatus, {
          params: paramsOf(act.of),
          body: { status: wrong(status), ...chosen },
        });
      }
      case 'renew':
        return ask(jobs.renew, { params });
      case 'delete job':
        return ask(jobs.remove, { params });
      case 'add position':
      case 'remove position':
      case 'want': {
        const wished = positionsAfter(seen, act).map(({ isNew, ...one }) =>
          isNew ? one : { ...one, id: positionIds[one.role] },
        );
        return ask(jobs.update, { params, body: { positions: wished } });
      }
      default:
        throw new Error(`Unknown: ${act.act}`);
    }
  }

  async function perform(act: Act): Promise<number> {
    if (isStandingAct(act)) return performStanding(act);
    if (act.act === 'let ten minutes pass')
      await app.db.execute(sql`UPDATE applications SET withdrawn_at = withdrawn_at - interval '11 minutes'
        WHERE applicant_id = ANY (${param(names.map(id))}::text[])`);
    else if (act.act === 'let the job expire')
      await app.db.execute(
        sql`UPDATE jobs SET expires_at = now() - interval '1 minute' WHERE id = ${param(job.id)}`,
      );
    else return (await request(act)).statusCode;
    return 0;
  }

  async function check(state: State): Promise<void> {
    const { rows: stored } = await app.db.execute<{
      id: string;
      role: string;
      wanted: number;
      filled: number;
    }>(
      sql`SELECT id, role, wanted, filled FROM job_positions WHERE job_id = ${param(job.id)} ORDER BY place`,
    );
    const { rows } = await app.db.execute<{
      id: string;
      by: string;
      status: string;
      role: string | null;
      withdrawn: string;
    }>(
      sql`SELECT ap.id, ap.applicant_id AS by, ap.status, jp.role, CASE WHEN withdrawn_at IS NULL THEN 'no'
          WHEN withdrawn_at > now() - interval '10 minutes' THEN 'lately' ELSE 'long ago' END AS withdrawn
        FROM applications ap LEFT JOIN job_positions jp ON jp.id = ap.position_id
        WHERE ap.applicant_id = ANY (${param(names.map(id))}::text[]) ORDER BY ap.created_at, ap.id`,
    );
    expect(
      stored.map(({ role, wanted, filled: taken }) => ({ role, wanted, filled: taken })),
    ).toEqual(state.positions.map((one) => ({ ...one, filled: filled(state, one.role) })));
    expect(inOrder(rows.map(({ id: _, by, ...row }) => ({ by: nameOf(by), ...row })))).toEqual(
      inOrder(state.applications.map(({ asked: _, ...one }) => one)),
    );
    positionIds = Object.fromEntries(stored.map((one) => [one.role, one.id]));
    applicationIds = Object.fromEntries(rows.map((row) => [nameOf(row.by), row.id]));
    seen = state;
  }

  async function checkAll(state: State): Promise<void> {
    await Promise.all(
      names.filter((name) => !isHidden(state, name)).map((name) => checkViewer(state, name)),
    );
  }

  async function checkViewer(state: State, viewer: string): Promise<void> {
    const ask = send(viewer);
    const seesJob = !state.isDeleted && sees(state, viewer, owner);
    const visible = state.isDeleted
      ? []
      : state.applications.filter((one) => isInForce(one) && sees(state, viewer, one.by));
    const own = visible.filter(({ by }) => by === viewer && seesJob);
    const shown = (list: Application[]) =>
      list.map(({ applicantId, status, positionId, job: { positions: all } }) => ({
        by: nameOf(applicantId),
        status,
        role: all.find((one) => one.id === positionId)?.role ?? null,
      }));
    const expected = (list: State['applications']) =>
      list.map(({ by, status, role }) => ({ by, status, role }));

    expect(shown((await ask(applications.listMine)).json())).toEqual(expected(own));
    const mine = await ask(applications.mineForJob, { params });
    expect(mine.statusCode).toBe(own.length > 0 ? 200 : 404);

    const received = viewer === owner ? visible : [];
    expect(inOrder(shown((await ask(applications.listToMyJobs)).json()))).toEqual(
      inOrder(expected(received)),
    );
    const list = await ask(applications.listForJob, { params: { jobId: job.id } });
    expect(list.statusCode).toBe(seesJob ? (viewer === owner ? 200 : 403) : 404);
    if (viewer === owner && seesJob)
      expect(inOrder(shown(list.json()))).toEqual(inOrder(expected(received)));
    const count = (status: string) => received.filter((one) => one.status === status).length;
    const counted = (await ask(applications.listMyJobs)).json();
    expect(counted.map(({ counts }) => counts)).toEqual(
      received.length > 0
        ? [{ pending: count('pending'), accepted: count('accepted'), rejected: count('rejected') }]
        : [],
    );

    for (const of of names) {
      const last = state.applications.findLast(({ by }) => by === of);
      const isParty = viewer === owner || viewer === of;
      const isShown = last && isInForce(last) && isParty && seesJob && sees(state, viewer, of);
      const { statusCode } = await ask(applications.get, { params: paramsOf(of) });
      expect([of, statusCode]).toEqual([of, isShown ? 200 : 404]);
    }

    const [page, crew] = await Promise.all([
      ask(jobs.get, { params }),
      ask(jobs.listCrew, { params }),
    ]);
    expect([page.statusCode, crew.statusCode]).toEqual(seesJob ? [200, 200] : [404, 404]);
    if (!seesJob) return;
    expect(page.json().isApplied).toBe(own.length > 0);
    expect(
      page.json().positions.map(({ role, wanted, filled: taken }) => [role, wanted, taken]),
    ).toEqual(state.positions.map(({ role, wanted }) => [role, wanted, filled(state, role)]));
    expect(inOrder(crew.json().map(({ user, role }) => ({ by: nameOf(user.id), role })))).toEqual(
      inOrder(
        visible.filter(({ status }) => status === 'accepted').map(({ by, role }) => ({ by, role })),
      ),
    );
  }

  const state = {
    ...standsWell(),
    isDeleted: false,
    isExpired: false,
    positions,
    roleCount: positions.length,
    applications: [],
  };
  return { state, foretell, perform, check, checkAll };
}

const inOrder = <Row>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

it.each(tries)(
  'follows the rules of applications, whatever an owner and three members do in whatever order: try %i',
  async (nth) => {
    await followAnySteps(steps, begin, nth);
  },
);
