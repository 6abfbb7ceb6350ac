import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '#contract/applications/contract.ts';
import { callSheet, callSheets } from '#contract/call-sheets/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { createCrewCall } from '../../testing/create-crew-call.ts';
import { createApplication, createBlock, createUser } from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
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
  const params = { id: job.id };
  return {
    owner,
    gaffer,
    grip,
    as,
    params,
    fill: () => accept(forGrip?.id),
    forGrip,
    read: (send: Send) => send(callSheets.get, { params }),
    write: (send: Send, body: BodyInputOf<typeof callSheets.update>) =>
      send(callSheets.update, { params, body }),
  };
}

describe('GET /api/jobs/:id/call-sheet', () => {
  it('is there once every position is filled, for the crew and the owner alone', async () => {
    const { as, read, fill, forGrip } = await createCrew();
    const statuses = async () => ({
      owner: (await read(as.owner)).statusCode,
      gaffer: (await read(as.gaffer)).statusCode,
      grip: (await read(as.grip)).statusCode,
      other: (await read(as.other)).statusCode,
    });
    const forNobody = { owner: 404, gaffer: 404, grip: 404, other: 404 };
    expect(await statuses()).toEqual(forNobody);
    await fill();
    expect(await statuses()).toEqual({ owner: 200, gaffer: 200, grip: 200, other: 404 });
    const sheet = callSheet.strict().parse((await read(as.grip)).json());
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
    expect(await statuses()).toEqual(forNobody);
  });

  it('shows nobody on the other side of a block', async () => {
    const { as, read, fill, gaffer, grip, owner } = await createCrew();
    await fill();
    await createBlock(app.db, gaffer.id, grip.id);
    const crewFor = async (send: Send) =>
      (await read(send)).json().crew.map(({ user }) => user.firstName);
    expect(await crewFor(as.gaffer)).toEqual(['Olive', 'Gus']);
    expect(await crewFor(as.grip)).toEqual(['Olive', 'Gil']);
    await createBlock(app.db, owner.id, grip.id);
    expect((await read(as.grip)).statusCode).toBe(404);
  });
});

describe('PUT /api/jobs/:id/call-sheet', () => {
  it('is for the owner; a missing key stays as it is', async () => {
    const { as, read, write, fill } = await createCrew();
    expect((await write(as.owner, { place: 'Stage 4' })).statusCode).toBe(404);
    await fill();
    expect((await write(as.gaffer, { place: 'Mine' })).statusCode).toBe(403);
    expect((await write(as.other, { place: 'Mine' })).statusCode).toBe(404);
    const calls = [
      { label: 'Wrap', at: '2030-05-01T22:00:00.000Z' },
      { label: 'Call', at: '2030-05-01T12:00:00.000Z' },
    ];
    await write(as.owner, { place: ' Stage 4 ', calls });
    const later = await write(as.owner, { notes: 'Bring gloves.' });
    expect(later.json()).toMatchObject({ place: 'Stage 4', notes: 'Bring gloves.' });
    const { calls: ordered } = (await read(as.grip)).json();
    expect(ordered.map(({ label }) => label)).toEqual(['Call', 'Wrap']);
    expect((await write(as.owner, { place: '' })).json().place).toBeNull();
  });

  it.each([
    [{ calls: [{ label: '', at: '2030-05-01T12:00:00Z' }] }],
    [{ calls: [{ label: 'Call', at: 'at noon' }] }],
    [{ calls: Array.from({ length: 21 }, () => ({ label: 'Call', at: '2030-05-01T12:00:00Z' })) }],
    [{ place: 'x'.repeat(301) }],
  ])('refuses bad input', async (body) => {
    const { as, write, fill } = await createCrew();
    await fill();
    expect((await write(as.owner, body)).statusCode).toBe(400);
  });
});

describe('PUT /api/jobs/:id/call-sheet/contact', () => {
  it('shares with the crew what its member agreed to, and no longer when it is taken back', async () => {
    const { as, params, read, fill, gaffer } = await createCrew();
    await fill();
    const share = (sharesEmail: boolean, sharesPhone: boolean, send = as.gaffer) =>
      send(callSheets.shareContact, { params, body: { sharesEmail, sharesPhone } });
    expect((await share(true, true, as.other)).statusCode).toBe(404);
    const seenByGrip = async () => {
      const { crew } = (await read(as.grip)).json();
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
