import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { admin } from '#contract/admin/contract.ts';
import type { PhotoMigration } from '#contract/admin/photo-migration.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { type LegacyHost, startLegacyHost } from '#server/testing/legacy-host.ts';
import { plainImage } from '#server/testing/sample-files.ts';
import { createStaff } from '#server/testing/staff.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let host: LegacyHost;
let staff: Awaited<ReturnType<typeof createStaff>>;
let isHeld = false;
let release: () => void = () => undefined;
beforeAll(async () => {
  const jpeg = await plainImage(160, 120).jpeg().toBuffer();
  host = await startLegacyHost({
    '/photo.jpg': (response) => response.writeHead(200).end(jpeg),
    '/held.jpg': (response) => {
      const send = () => response.writeHead(200).end(jpeg);
      if (isHeld) release = send;
      else send();
    },
    '/words.jpg': (response) => response.writeHead(200).end('no picture at all'),
  });
  app = await createTestApp({ background: true, pictures: host.connection });
  staff = await createStaff(app);
});
afterAll(async () => {
  await app.close();
  await host.stop();
});
beforeEach(async () => {
  await app.db.$client.query('UPDATE users SET profile_image_url = NULL');
  await app.db.$client.query('DELETE FROM photo_migrations');
  host.asked.length = 0;
});

const withPhoto = (url: string) => createUser(app.db, { profileImageUrl: url });
const setPhoto = (id: string | undefined, url: string) =>
  app.db.$client.query('UPDATE users SET profile_image_url = $1 WHERE id = $2', [url, id]);
const legacy = (name: string) => `https://media.example.org/${name}`;
const read = async () => (await staff.send.administrator(admin.photoMigration)).json();
const run = () => staff.send.administrator(admin.migratePhotos);

async function done(): Promise<PhotoMigration> {
  let migration = await read();
  await eventually(async () => {
    migration = await read();
    expect(migration.status).toBe('done');
  });
  return migration;
}

async function photoOf({ id }: { id: string }): Promise<string> {
  const { rows } = await app.db.$client.query<{ url: string }>(
    'SELECT profile_image_url AS url FROM users WHERE id = $1',
    [id],
  );
  return rows[0]?.url ?? '';
}

it('brings photos in, square and in our store; one that fails keeps its address and is named', async () => {
  const moved = await withPhoto(legacy('photo.jpg'));
  const missing = await withPhoto(legacy('nothing.jpg'));
  const words = await withPhoto(legacy('words.jpg'));
  const broken = await withPhoto('not an address');
  const ours = await withPhoto('/uploads/photos/file_1.jpg');
  expect((await run()).json()).toMatchObject({ status: 'running', total: 4, migrated: 0 });
  const migration = await done();
  const reasons = migration.errors.map((error) => error.slice(error.indexOf(':') + 2));
  expect(reasons.toSorted()).toEqual([
    'There is no picture at this address. (media.example.org)',
    'there is no picture that we can read. (media.example.org)',
    '“not an address” is not an address.',
  ]);
  expect(migration).toMatchObject({ total: 4, migrated: 1, failed: 3 });
  expect(await photoOf(moved)).toMatch(/^\/uploads\/photos\/file_\w+\.jpg$/);
  expect(await photoOf(missing)).toBe(legacy('nothing.jpg'));
  expect(await photoOf(words)).toBe(legacy('words.jpg'));
  expect(await photoOf(broken)).toBe('not an address');
  expect(await photoOf(ours)).toBe('/uploads/photos/file_1.jpg');
  const photo = await staff.send.member('GET', await photoOf(moved));
  expect(photo.statusCode).toBe(200);
});

it('does nothing twice: a second run takes only what is still elsewhere', async () => {
  const member = await withPhoto(legacy('photo.jpg'));
  await run();
  await done();
  const brought = await photoOf(member);
  host.asked.length = 0;
  expect((await run()).json()).toMatchObject({ total: 0 });
  expect(await done()).toMatchObject({ total: 0, migrated: 0, failed: 0 });
  expect(await photoOf(member)).toBe(brought);
  expect(host.asked).toEqual([]);
});

it('is one while it runs, and tells how far it is', async () => {
  isHeld = true;
  const members = [await createUser(app.db), await createUser(app.db)];
  const [first, second] = members.map(({ id }) => id).toSorted();
  await setPhoto(first, legacy('photo.jpg'));
  await setPhoto(second, legacy('held.jpg'));
  await run();
  await eventually(async () => expect(await read()).toMatchObject({ migrated: 1 }));
  expect((await run()).json()).toMatchObject({ status: 'running', total: 2, migrated: 1 });
  isHeld = false;
  release();
  expect(await done()).toMatchObject({ total: 2, migrated: 2, failed: 0 });
  const { rows } = await app.db.$client.query('SELECT count(*)::int AS n FROM photo_migrations');
  expect(rows).toEqual([{ n: 1 }]);
});

it('goes on after a crash with the first photo that was not counted', async () => {
  const members = [];
  for (let n = 0; n < 23; n += 1) members.push(await withPhoto(legacy('photo.jpg')));
  const ids = members.map(({ id }) => id).toSorted();
  await app.db.$client.query(
    `INSERT INTO photo_migrations (id, total, migrated, last_user_id) VALUES ('photos_crashed', 23, 2, $1)`,
    [ids[1]],
  );
  expect((await run()).json()).toMatchObject({ status: 'running', total: 23 });
  expect(await done()).toMatchObject({ total: 23, migrated: 23, failed: 0 });
  expect(host.asked).toHaveLength(21);
});

it('leaves a photo that the member has changed in the meantime', async () => {
  isHeld = true;
  const member = await withPhoto(legacy('held.jpg'));
  await run();
  await eventually(() => expect(host.asked).toHaveLength(1));
  await setPhoto(member.id, '/uploads/photos/file_own.jpg');
  isHeld = false;
  release();
  await done();
  expect(await photoOf(member)).toBe('/uploads/photos/file_own.jpg');
});
