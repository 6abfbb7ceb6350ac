import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications as applicationRoutes } from '#contract/applications/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createCrewCall } from '#server/testing/create-crew-call.ts';
import { createJob, createPortfolioItem, createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { applications } from '../tables.ts';
import { applyToJob } from './apply-to-job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function newMember() {
  const member = await createUser(app.db);
  const send = await app.as(member);
  const apply = (job: { id: string }, body: BodyInputOf<typeof applicationRoutes.apply> = {}) =>
    send(applicationRoutes.apply, { params: { id: job.id }, body });
  return { ...member, send, apply };
}

describe(applyToJob, () => {
  it('is refused with a sentence, and nothing is kept', async () => {
    const { apply, id } = await newMember();
    const past = '2026-01-02T05:00:00Z';
    const expired = await createJob(app.db, { expiresAt: past });
    const closed = await createJob(app.db, { expiresAt: past, deadline: '2026-01-01' });
    const full = await createCrewCall(app.db, [{ role: 'Gaffer', filled: 1 }]);
    const half = await createCrewCall(app.db, [{ role: 'Gaffer', filled: 1 }, { role: 'Grip' }]);
    const plain = await createJob(app.db);
    const theirs = await createPortfolioItem(app.db);
    const refusals = [
      await apply(expired),
      await apply(closed),
      await apply({ id: 'job_gone' }),
      await apply(full),
      await apply(half, { positionIds: [half.ids.Gaffer] }),
      await apply(half, { positionIds: [full.ids.Gaffer] }),
      await apply(plain, { positionIds: [half.ids.Grip] }),
      await apply(plain, { portfolioItemIds: [theirs.id] }),
      await apply(plain, { portfolioItemIds: ['a', 'b', 'c', 'd'] }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.error().message])).toEqual([
      [409, 'This job has expired. Nobody can apply to it any more.'],
      [409, 'The deadline of this job, January 1, 2026, has passed.'],
      [404, 'Job not found. It may have been deleted.'],
      [409, 'Every position of this job is filled already.'],
      [409, 'Gaffer is filled already. Please choose another.'],
      [400, 'Please choose from the positions of this job.'],
      [400, 'Please choose from the positions of this job.'],
      [400, 'Please attach works of your own portfolio only.'],
      [400, 'Please attach 3 works at most.'],
    ]);
    const kept = await app.db.select({ by: applications.applicantId }).from(applications);
    expect(kept.filter(({ by }) => by === id)).toEqual([]);
  });

  it('keeps positions in order of preference and the attached works', async () => {
    const { apply, id } = await newMember();
    const createWork = (title: string) => createPortfolioItem(app.db, { userId: id, title });
    const [one, , three] = [
      await createWork('One'),
      await createWork('Two'),
      await createWork('Three'),
    ];
    const job = await createCrewCall(app.db, [{ role: 'Gaffer' }, { role: 'Grip' }]);
    const positionIds = [job.ids.Grip, job.ids.Gaffer, job.ids.Grip];
    const made = (await apply(job, { positionIds, portfolioItemIds: [three.id, one.id] })).json();
    expect(made.positionIds).toEqual([job.ids.Grip, job.ids.Gaffer]);
    expect(made.areWorksAttached).toBe(true);
    expect(made.works.map(({ title }) => title)).toEqual(['Three', 'One']);
  });

  it('to a crew call without positions is for any; the first works and the skills that match are shown', async () => {
    const { apply, id, send } = await newMember();
    for (const sortOrder of [4, 3, 2, 1, 0])
      await createPortfolioItem(app.db, { userId: id, title: `Work ${sortOrder}`, sortOrder });
    await send(profiles.update, { body: { skills: ['Grip', 'Dance', 'Cinematography'] } });
    const job = await createCrewCall(app.db, [{ role: 'Grip', skills: ['Grip'] }]);
    const made = (await apply(job)).json();
    expect(made).toMatchObject({ positionIds: [], positionId: null, areWorksAttached: false });
    expect(made.works.map(({ title }) => title)).toEqual(['Work 0', 'Work 1', 'Work 2', 'Work 3']);
    expect(made.matchingSkills).toEqual(['Grip', 'Cinematography']);
  });
});
