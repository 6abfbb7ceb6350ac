import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createJob, createPost, createUpload, createUser } from '#server/testing/factories.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ background: true });
});
afterAll(() => app.close());

describe('what a member wrote into rows that do not name them', () => {
  it('is in the copy: call sheets, positions, alt texts, notes, roles and appeals, and nobody else’s', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    for (const [who, author] of [
      ['mine', user.id],
      ['theirs', (await createUser(app.db)).id],
    ] as const) {
      const job = await createJob(app.db, { authorId: author });
      const post = await createPost(app.db, { authorId: author });
      const upload = await createUpload(app.db, { userId: author });
      const applicant = await createUser(app.db);
      const run = (text: string, ...values: string[]) => app.db.$client.query(text, values);
      await run('INSERT INTO call_sheets (job_id, notes) VALUES ($1, $2)', job.id, `sheet ${who}`);
      await run(
        `INSERT INTO job_positions (id, job_id, place, role, wanted, payment_type) VALUES ($1, $2, 0, $3, 1, 'unpaid')`,
        `position_${who}`,
        job.id,
        `role ${who}`,
      );
      await run(
        'INSERT INTO post_pictures (post_id, place, upload_id, alt) VALUES ($1, 0, $2, $3)',
        post.id,
        upload.id,
        `alt ${who}`,
      );
      await run(
        'INSERT INTO applications (id, job_id, applicant_id, note) VALUES ($1, $2, $3, $4)',
        `app_${who}`,
        job.id,
        applicant.id,
        `note ${who}`,
      );
    }
    const { id } = (await send(account.startExport)).json();
    const zip = await eventually(async () => {
      const download = await send(account.downloadExport, { params: { id } });
      expect(download.statusCode).toBe(200);
      return readZip(download.rawPayload);
    });
    const all = [...zip.values()].map(String).join('');
    for (const text of ['sheet', 'role', 'alt', 'note']) {
      expect(all).toContain(`${text} mine`);
      expect(all).not.toContain(`${text} theirs`);
    }
    for (const name of [
      'call_sheets',
      'job_positions',
      'post_pictures',
      'application_notes',
      'appeals',
    ])
      expect(zip.has(`data/${name}.json`)).toBe(true);
  });
});
