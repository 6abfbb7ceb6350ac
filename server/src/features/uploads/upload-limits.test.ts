import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { sql } from '../../db/sql.ts';
import { createUser } from '../../testing/factories.ts';
import { formWith, sampleFiles } from '../../testing/sample-files.ts';
import { createTestApp, type Send, type TestApp } from '../../testing/test-app.ts';
import { createResumableUpload } from './resumable/commands.ts';
import { uploads } from './tables.ts';

const gb = 1024 ** 3;

describe('what a member may upload', () => {
  let app: TestApp;
  let maya: { id: string };
  let asMaya: Send;

  const upload = () => {
    const { body, headers } = formWith(sampleFiles.pdf, 'cv.pdf');
    return asMaya('POST', '/api/upload', body, headers);
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
    app = await createTestApp();
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
    expect(refused.json().message).toBe(
      'You have uploaded a great deal today. Please go on tomorrow.',
    );
    const begun = await asMaya('POST', '/api/uploads/tus', undefined, { 'upload-length': '10' });
    expect(begun.statusCode).toBe(429);
  });

  it('is bounded by the hour', async () => {
    const begin = () => asMaya('POST', '/api/uploads/tus', undefined, { 'upload-length': '10' });
    for (let count = 0; count < 200; count++) {
      const { headers } = await begin();
      await asMaya('DELETE', String(headers.location));
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
