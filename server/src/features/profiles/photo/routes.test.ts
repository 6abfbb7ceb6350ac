import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profiles } from '#contract/profiles/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createUser } from '#server/testing/factories.ts';
import { formWith, phonePhoto, plainImage, sampleFiles } from '#server/testing/sample-files.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { users } from '../../users/tables.ts';

const mb = 1024 * 1024;

describe('POST /api/profile-photo/simple-upload', () => {
  let app: TestApp;
  let maya: { id: string };
  let asMaya: Send;

  const send = (content: Buffer, name = 'me.jpg', field = 'profilePhoto') => {
    const { body, headers } = formWith(content, name, field);
    return asMaya(profiles.uploadPhoto, { body, headers });
  };
  const photoUrl = async () => {
    const [row] = await app.db.select().from(users).where(eq(users.id, maya.id));
    return row?.profileImageUrl;
  };

  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
    maya = await createUser(app.db);
    asMaya = await app.as(maya);
  });
  afterAll(() => app.close());

  it('makes a square of 400 pixels without metadata and shows it at once', async () => {
    const answer = await send(await phonePhoto(900, 600));
    expect(answer.statusCode).toBe(200);
    const { profileImageUrl } = answer.json();
    expect(await photoUrl()).toBe(profileImageUrl);
    const { rawPayload, headers } = await asMaya('GET', profileImageUrl);
    expect(headers['content-type']).toBe('image/jpeg');
    const facts = await sharp(rawPayload).metadata();
    expect(facts).toMatchObject({ width: 400, height: 400, format: 'jpeg' });
    expect([facts.exif, facts.icc, facts.orientation]).toEqual([undefined, undefined, undefined]);
  });

  it('takes transparent and small images too', async () => {
    const clear = await plainImage(80, 40).ensureAlpha(0).png().toBuffer();
    expect((await send(clear, 'me.png')).statusCode).toBe(200);
    const { rawPayload } = await asMaya('GET', (await photoUrl()) ?? '');
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('deletes the photo before', async () => {
    await send(await plainImage(400, 400).png().toBuffer());
    const before = await photoUrl();
    await send(await plainImage(500, 500).webp().toBuffer());
    expect(await photoUrl()).not.toBe(before);
    const folder = join(app.config.dataDir, 'uploads/photos');
    await eventually(async () => expect(await readdir(folder)).toHaveLength(1));
    expect((await asMaya('GET', before ?? '')).statusCode).toBe(404);
  });

  it('refuses more than 5 MB, and takes just that', async () => {
    const photo = await plainImage(300, 300).jpeg().toBuffer();
    const padded = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    expect((await send(padded(5 * mb))).statusCode).toBe(200);
    const answer = await send(padded(5 * mb + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.error().message).toBe('File too large: Please select an image smaller than 5MB');
  });

  it.each(['pdf', 'webm', 'svg', 'html'] as const)('refuses %s', async (type) => {
    const before = await photoUrl();
    const answer = await send(sampleFiles[type]);
    expect(answer.statusCode).toBe(415);
    expect(answer.error().message).toBe('Invalid file type: Please select an image file');
    expect(await photoUrl()).toBe(before);
  });

  it('refuses a damaged image and a form without one', async () => {
    const photo = await plainImage(300, 300).jpeg().toBuffer();
    expect((await send(photo.subarray(0, 2000))).statusCode).toBe(415);
    expect((await send(photo, 'me.jpg', 'file')).statusCode).toBe(400);
  });
});
