import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tusPath, uploads } from '#contract/uploads/contract.ts';
import { sql } from '../../db/sql.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { describeWithSwift } from '../../testing/describe-with-swift.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { createListeningApp, type ListeningApp } from '../../testing/listening-app.ts';
import { untilDone } from '../../testing/pause-schedule.ts';
import { begunId, resumableUpload } from '../../testing/resumable-upload.ts';
import { formWith, plainImage, sampleFiles } from '../../testing/sample-files.ts';
import { startSwift, type TestSwift } from '../../testing/start-swift.ts';
import { deleteUpload } from './commands.ts';
import { posterTask } from './poster.ts';
import { sweepResumableUploads } from './resumable/resumable-uploads.ts';
import { resumableUploads } from './tables.ts';

const bucket = 'callboard-uploads';
const reel = Buffer.concat([sampleFiles.webm, randomBytes(19 * 1024 * 1024)]);

describeWithSwift('uploads of two instances on one bucket', () => {
  let swift: TestSwift;
  let admin: S3Client;
  let here: ListeningApp;
  let there: ListeningApp;
  let cookie: string;

  const keys = async (prefix = '') => {
    const listed = await admin.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    return (listed.Contents ?? []).map(({ Key }) => Key ?? '');
  };
  /** Of resumable uploads. The poster of a video comes, and goes, in the background. */
  const parts = () => keys('drafts/');
  const get = async (app: ListeningApp, url: string, headers: Record<string, string> = {}) =>
    app.call('GET', url, undefined, { cookie, ...headers });

  const begin = async (size: number) => {
    const headers = { cookie, 'upload-length': String(size) };
    return begunId(await here.call(uploads.begin, { headers }));
  };
  const progress = async (app: ListeningApp, id: string) =>
    (await app.call(uploads.progress, { params: { id }, headers: { cookie } })).json();

  const appendFive = (app: ListeningApp, id: string) =>
    app.call(uploads.append, {
      params: { id },
      body: Buffer.from('12345'),
      headers: {
        cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
    });
  const cancel = (app: ListeningApp, id: string) =>
    app.call(uploads.cancel, { params: { id }, headers: { cookie } });

  /** Begins a resumable upload of the reel at one instance and sends a part of it that counts, with more to come. */
  const sendStart = async () => {
    const id = await begin(reel.length);
    const sent = request(`${here.url}${tusPath}/${id}`, {
      method: 'PATCH',
      agent: false,
      headers: {
        cookie,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': reel.length,
      },
    });
    sent.on('error', () => undefined);
    if (!sent.write(reel.subarray(0, 12 * 1024 * 1024))) await once(sent, 'drain');
    await eventually(async () => expect((await progress(there, id)).offset).toBeGreaterThan(0));
    return { id, sent };
  };

  beforeAll(async () => {
    swift = await startSwift();
    const { endpoint, region, accessKeyId, secretAccessKey } = swift;
    admin = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
    await admin.send(new CreateBucketCommand({ Bucket: bucket }));
    const env = {
      RATE_LIMIT: 'off',
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    here = await createListeningApp({ background: true, env });
    there = await createListeningApp({ background: true, env, databaseUrl: here.databaseUrl });
    cookie = await here.cookieOf(await createUser(here.db));
  });
  afterEach(async () => {
    await untilDone(here.db, [posterTask.name]);
    await eventually(async () => {
      const left = await keys();
      if (left.length > 0) throw new Error(`${left.join(', ')} is left.`);
    });
  });
  afterAll(async () => {
    await there.close();
    await here.close();
    admin.destroy();
    await swift.stop();
  });

  it('keep an image with its variants, show it anywhere, and delete all of it', async () => {
    const { body, headers } = formWith(await plainImage(700, 300).png().toBuffer(), 'a.png');
    const answer = await here.call(uploads.upload, { body, headers: { ...headers, cookie } });
    const made = answer.json();
    expect(await keys()).toHaveLength(2);
    expect((await get(there, made.url)).rawPayload.length).toBe(made.size);
    await deleteUpload(there.db, made.id);
    await eventually(async () => expect(await keys()).toEqual([]));
  });

  it('take a video in one go, and send parts of it', async () => {
    const { body, headers } = formWith(reel, 'reel.webm');
    const answer = await here.call(uploads.upload, { body, headers: { ...headers, cookie } });
    const { url, id } = answer.json();
    const part = await get(there, url, { range: 'bytes=9000000-9000099' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(reel.subarray(9_000_000, 9_000_100))).toBe(true);
    await deleteUpload(here.db, id);
    await eventually(async () => expect(await keys()).toEqual([]));
  });

  it('go on at one instance with what broke off at the other', async () => {
    const { id, sent } = await sendStart();
    sent.destroy();
    const { done } = resumableUpload(there.url, cookie, reel, 'reel.webm', {
      uploadUrl: `${there.url}${tusPath}/${id}`,
      retryDelays: [0, 100, 500],
    });
    await done;
    const made = await there.call(uploads.finish, { params: { id }, headers: { cookie } });
    expect((await get(here, made.json().url)).rawPayload.equals(reel)).toBe(true);
    expect(await parts()).toEqual([]);
    await deleteUpload(here.db, made.json().id);
  });

  it('are refused for now, and not for good, while the database cannot be written to', async () => {
    const { id, sent } = await sendStart();
    await makeReadOnly(here.databaseUrl, true);
    const answered = once(sent, 'response');
    sent.end(reel.subarray(12 * 1024 * 1024));
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    await makeReadOnly(here.databaseUrl, false);
    expect(answer.statusCode).toBe(503);
    expect(await progress(there, id)).toMatchObject({ size: reel.length });
    await cancel(there, id);
    await eventually(async () => expect(await parts()).toEqual([]));
  });

  it('do not let a connection that was given up write into the middle', async () => {
    const id = await begin(10);
    const answers = await Promise.all([appendFive(here, id), appendFive(there, id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect(await progress(here, id)).toEqual({ offset: 5, size: 10 });
    await eventually(async () => expect(await parts()).toHaveLength(1));
    await cancel(here, id);
  });

  it('sweep the parts of what nobody goes on with', async () => {
    const id = await begin(10);
    await appendFive(here, id);
    const [part, ...others] = await parts();
    expect(part).toContain(id);
    expect(others).toEqual([]);
    expect((await get(here, `/uploads/${part}`)).statusCode).toBe(404);
    await here.db.update(resumableUploads).set({ touchedAt: sql`now() - interval '25 hours'` });
    await sweepResumableUploads(there);
    expect(await parts()).toEqual([]);
  });

  it('sweep a part whose sender was killed before it was recorded', async () => {
    const id = await begin(10);
    const files = fileStoreOf(here.db);
    await files.put(`drafts/${id}/unrecorded.part`, Buffer.from('12345'));
    await files.put('drafts/upload_gone/unrecorded.part', Buffer.from('12345'));
    await sweepResumableUploads(here);
    expect(await parts()).toEqual([`drafts/${id}/unrecorded.part`]);
    await cancel(here, id);
    expect(await parts()).toEqual([]);
  });

  it('are sent while fifty-one readers have paused', async () => {
    const { body, headers } = formWith(reel, 'reel.webm');
    const answer = await here.call(uploads.upload, { body, headers: { ...headers, cookie } });
    const { url, id } = answer.json();
    const paused = await Promise.all(
      Array.from({ length: 51 }, async () => {
        const asked = request(here.url + url, { agent: false, headers: { cookie } }).end();
        const [response] = (await once(asked, 'response')) as [IncomingMessage];
        return response;
      }),
    );
    expect((await get(here, url)).rawPayload.equals(reel)).toBe(true);
    for (const response of paused) response.destroy();
    await deleteUpload(here.db, id);
  });
});

/** As a replica is until it has become the primary. */
async function makeReadOnly(databaseUrl: string, isReadOnly: boolean): Promise<void> {
  const options = '-c default_transaction_read_only=off';
  const client = new pg.Client({ connectionString: databaseUrl, options });
  await client.connect();
  const name = pg.escapeIdentifier(client.database ?? '');
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly}`);
  await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
}
