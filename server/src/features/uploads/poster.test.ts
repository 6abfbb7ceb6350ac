import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploads } from '#contract/uploads/contract.ts';
import { sql } from '../../db/sql.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { ffmpegIsInstalled } from '../../platform/media/video-poster.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { formWith, sampleFiles } from '../../testing/sample-files.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteUpload } from './commands.ts';
import { findUpload } from './queries.ts';

const hasFfmpeg = await ffmpegIsInstalled();
if (!hasFfmpeg)
  console.warn('Not run: posters of videos. They need ffmpeg: apt-get install ffmpeg');

describe.runIf(hasFfmpeg)('the poster of a video', () => {
  let app: TestApp;
  let asMaya: Send;

  beforeAll(async () => {
    app = await createTestApp({ background: true, env: { RATE_LIMIT: 'off' } });
    asMaya = await app.as(await createUser(app.db));
  });
  afterAll(() => app.close());

  const upload = async (content: Buffer, name: string) => {
    const { body, headers } = formWith(content, name);
    return (await asMaya(uploads.upload, { body, headers })).json();
  };

  it.each(['mp4', 'webm'] as const)('is there a moment after the %s', async (type) => {
    const { id, poster } = await upload(sampleFiles[type], `reel.${type}`);
    expect(poster).toBeNull();
    const { key, posterKey } = await eventually(async () => {
      const found = await findUpload(app.db, id);
      if (!found?.posterKey) throw new Error('There is no poster yet.');
      return { key: found.key, posterKey: found.posterKey };
    });
    const { rawPayload } = await asMaya('GET', `/uploads/${posterKey}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 48,
    });
    await deleteUpload(app.db, id);
    await eventually(async () => {
      for (const file of [key, posterKey]) expect(await fileStoreOf(app.db).head(file)).toBeNull();
    });
  });

  it('is missing where there is no picture, and nothing else is', async () => {
    const { id, type } = await upload(sampleFiles.mov, 'reel.mov');
    expect(type).toBe('video');
    await eventually(async () => {
      const { rows } = await app.db.execute(
        sql`SELECT 1 FROM pgboss.job WHERE name = 'video-poster'`,
      );
      expect(rows).toEqual([]);
    });
    expect((await findUpload(app.db, id))?.posterKey).toBeNull();
    expect(await readdir(join(app.config.dataDir, 'incoming'))).toEqual([]);
  });
});
