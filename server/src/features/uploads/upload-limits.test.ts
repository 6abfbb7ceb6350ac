import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { health } from '#contract/health/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { uploads as uploadRoutes } from '#contract/uploads/contract.ts';
import { newId } from '../../db/ids.ts';
import { sql } from '../../db/sql.ts';
import { createUser } from '../../testing/factories.ts';
import { begunId } from '../../testing/resumable-upload.ts';
import { formWith, plainImage, sampleFiles } from '../../testing/sample-files.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createResumableUpload } from './resumable/commands.ts';
import { uploads } from './tables.ts';

const gb = 1024 ** 3;

describe('what a member may upload', () => {
  let app: TestApp;
  let maya: { id: string };
  let asMaya: Send;

  const upload = () => {
    const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
    return asMaya(uploadRoutes.upload, { body, headers });
  };
  const note = (size: number, createdAt = sql`now()`) => {
    const id = newId('file');
    return app.db.insert(uploads).values({
      id,
      userId: maya.id,
      key: `x/${id}.mp4`,
      kind: 'video',
      contentType: 'video/mp4',
      name: 'reel.mp4',
      size,
      createdAt,
    });
  };

  beforeAll(async () => {
    app = await createTestApp({ env: { MEMBER_QUOTA_MB: String(60 * 1024) } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    maya = await createUser(app.db);
    asMaya = await app.as(maya);
  });

  it('is bounded by the day, with what is still on its way', async () => {
    await note(19 * gb);
    await note(19 * gb, sql`now() - interval '25 hours'`);
    expect((await upload()).statusCode).toBe(200);
    await createResumableUpload(app.db, { userId: maya.id, name: 'reel.mp4', size: gb });
    const refused = await upload();
    expect(refused.statusCode).toBe(429);
    expect(refused.error().message).toBe(
      'You have reached today’s upload limit. Try again tomorrow.',
    );
    const begun = await asMaya(uploadRoutes.begin, { headers: { 'upload-length': '10' } });
    expect(begun.statusCode).toBe(429);
  });

  it('is bounded in total, whenever it was uploaded', async () => {
    await note(60 * gb - 1, sql`now() - interval '1 year'`);
    const refused = await upload();
    expect(refused.statusCode).toBe(413);
    expect(refused.error().message).toBe(
      'Your files would take more than 60 GB. Please delete some of them first.',
    );
    await app.db.delete(uploads).where(eq(uploads.userId, maya.id));
    expect((await upload()).statusCode).toBe(200);
  });

  it('is bounded by the hour', async () => {
    const begin = () => asMaya(uploadRoutes.begin, { headers: { 'upload-length': '10' } });
    for (let count = 0; count < 200; count++) {
      const id = begunId(await begin());
      await asMaya(uploadRoutes.cancel, { params: { id } });
    }
    const refused = await begin();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it('does not depend on others', async () => {
    await note(20 * gb);
    expect((await upload()).statusCode).toBe(429);
    asMaya = await app.as(await createUser(app.db));
    expect((await upload()).statusCode).toBe(200);
  });
});

describe('a disk with less free space than the floor', () => {
  it('takes no file, while everything else works and /api/ready tells', async () => {
    const app = await createTestApp({ env: { MIN_FREE_DISK_MB: '999999999' } });
    const send = await app.as(await createUser(app.db));
    const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
    const photo = formWith(await plainImage(40, 40).png().toBuffer(), 'me.png', 'profilePhoto');
    const answers = [
      await send(uploadRoutes.upload, { body, headers }),
      await send(uploadRoutes.begin, { headers: { 'upload-length': '10' } }),
      await send(profiles.uploadPhoto, { body: photo.body, headers: photo.headers }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.error().message).toBe(
        'There is no room for files right now. Everything else works; please try again later.',
      );
    }
    expect((await send(posts.create, { body: { content: 'Hello' } })).statusCode).toBe(201);
    expect((await send(health.ready)).json()).toEqual({
      status: 'ready',
      uploads: 'disk_full',
    });
    await app.close();
  });
});
