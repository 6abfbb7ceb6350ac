import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { type CallSheet, callSheet } from '#contract/call-sheets/contract.ts';
import { createCrewCall } from '../../testing/create-crew-call.ts';
import { createApplication, createBlock, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A crew call of two whose gaffer is accepted, and whose grip the test may accept. */
async function createCrew() {
  const owner = await createUser(app.db, { firstName: 'Olive' });
  const gaffer = await createUser(app.db, { firstName: 'Gus', phoneNumber: '212 555 0101' });
  const grip = await createUser(app.db, { firstName: 'Gil' });
  const job = await createCrewCall(app.db, [{ role: 'Gaffer' }, { role: 'Grip' }], {
    authorId: owner.id,
  });
  const [forGaffer, forGrip] = await Promise.all(
    [gaffer, grip].map(({ id }) => createApplication(app.db, { jobId: job.id, applicantId: id })),
  );
  const as = {
    owner: await app.as(owner),
    gaffer: await app.as(gaffer),
    grip: await app.as(grip),
    other: await app.as(await createUser(app.db, { isAdmin: true })),
  };
  const accept = (id: string | undefined) =>
    as.owner(applications.setStatus, { params: { id }, body: { status: 'accepted' } });
  await accept(forGaffer?.id);
  const url = `/api/jobs/${job.id}/call-sheet`;
  return { owner, gaffer, grip, as, url, fill: () => accept(forGrip?.id), forGrip };
}

describe('GET /api/jobs/:id/call-sheet', () => {
  it('is there once every position is filled, for the crew and the owner alone', async () => {
    const { as, url, fill, forGrip } = await createCrew();
    const statuses = async () =>
      Promise.all(Object.values(as).map(async (send) => (await send('GET', url)).statusCode));
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await fill();
    expect(await statuses()).toEqual([200, 200, 200, 404]);
    const sheet = callSheet.strict().parse((await as.grip('GET', url)).json());
    expect(
      sheet.crew.map(({ user, role, email, phoneNumber }) => [
        user.firstName,
        role,
        email,
        phoneNumber,
      ]),
    ).toEqual([
      ['Olive', null, null, null],
      ['Gus', 'Gaffer', null, null],
      ['Gil', 'Grip', null, null],
    ]);
    await as.grip(applications.withdraw, { params: { id: forGrip?.id } });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  it('shows nobody on the other side of a block', async () => {
    const { as, url, fill, gaffer, grip, owner } = await createCrew();
    await fill();
    await createBlock(app.db, gaffer.id, grip.id);
    const crewFor = async (send: typeof as.owner) =>
      (await send('GET', url)).json<CallSheet>().crew.map(({ user }) => user.firstName);
    expect(await crewFor(as.gaffer)).toEqual(['Olive', 'Gus']);
    expect(await crewFor(as.grip)).toEqual(['Olive', 'Gil']);
    await createBlock(app.db, owner.id, grip.id);
    expect((await as.grip('GET', url)).statusCode).toBe(404);
  });
});

describe('PUT /api/jobs/:id/call-sheet', () => {
  it('is for the owner; a missing key stays as it is', async () => {
    const { as, url, fill } = await createCrew();
    expect((await as.owner('PUT', url, { place: 'Stage 4' })).statusCode).toBe(404);
    await fill();
    expect((await as.gaffer('PUT', url, { place: 'Mine' })).statusCode).toBe(403);
    expect((await as.other('PUT', url, { place: 'Mine' })).statusCode).toBe(404);
    const calls = [
      { label: 'Wrap', at: '2030-05-01T22:00:00.000Z' },
      { label: 'Call', at: '2030-05-01T12:00:00.000Z' },
    ];
    await as.owner('PUT', url, { place: ' Stage 4 ', calls });
    const later = await as.owner('PUT', url, { notes: 'Bring gloves.' });
    expect(later.json()).toMatchObject({ place: 'Stage 4', notes: 'Bring gloves.' });
    const { calls: ordered } = (await as.grip('GET', url)).json<CallSheet>();
    expect(ordered.map(({ label }) => label)).toEqual(['Call', 'Wrap']);
    expect((await as.owner('PUT', url, { place: '' })).json().place).toBeNull();
  });

  it.each([
    [{ calls: [{ label: '', at: '2030-05-01T12:00:00Z' }] }],
    [{ calls: [{ label: 'Call', at: 'at noon' }] }],
    [{ calls: Array.from({ length: 21 }, () => ({ label: 'Call', at: '2030-05-01T12:00:00Z' })) }],
    [{ place: 'x'.repeat(301) }],
  ])('refuses bad input', async (body) => {
    const { as, url, fill } = await createCrew();
    await fill();
    expect((await as.owner('PUT', url, body)).statusCode).toBe(400);
  });
});

describe('PUT /api/jobs/:id/call-sheet/contact', () => {
  it('shares with the crew what its member agreed to, and no longer when it is taken back', async () => {
    const { as, url, fill, gaffer } = await createCrew();
    await fill();
    const share = (sharesEmail: boolean, sharesPhone: boolean, send = as.gaffer) =>
      send('PUT', `${url}/contact`, { sharesEmail, sharesPhone });
    expect((await share(true, true, as.other)).statusCode).toBe(404);
    const seenByGrip = async () => {
      const { crew } = (await as.grip('GET', url)).json<CallSheet>();
      return [crew[1]?.email, crew[1]?.phoneNumber];
    };
    expect((await share(true, false)).json()).toMatchObject({
      sharesEmail: true,
      sharesPhone: false,
    });
    expect(await seenByGrip()).toEqual([gaffer.email, null]);
    await share(false, true);
    expect(await seenByGrip()).toEqual([null, '212 555 0101']);
    await share(false, false);
    expect(await seenByGrip()).toEqual([null, null]);
  });
});
