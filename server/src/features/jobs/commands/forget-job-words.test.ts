import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '#contract/jobs/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createJob, createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { forgetJobWords } from './forget-job-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const known = async (words: string[]) => {
  const { rows } = await app.db.$client.query<{ word: string }>(
    'SELECT word FROM job_words WHERE word = ANY ($1) ORDER BY word',
    [words],
  );
  return rows.map(({ word }) => word);
};

it('deletes the words of a deleted job and of a former title, and no word that another job has', async () => {
  const author = await createUser(app.db);
  const send = await app.as(author);
  const job = await createJob(app.db, { authorId: author.id, title: 'Quixotry gaffer' });
  await createJob(app.db, { title: 'Gaffer', skills: ['Flumadiddle'] });
  const renamed = await createJob(app.db, { authorId: author.id, title: 'Bumfuzzle grip' });
  const words = ['bumfuzzle', 'flumadiddle', 'gaffer', 'quixotry'];
  expect(await known(words)).toEqual(words);
  expect((await send(jobs.remove, { params: { id: job.id } })).statusCode).toBe(204);
  await app.db.$client.query('UPDATE jobs SET title = $1 WHERE id = $2', ['Grip', renamed.id]);
  await forgetJobWords(app.db);
  await eventually(async () => expect(await known(words)).toEqual(['flumadiddle', 'gaffer']));
  expect(await known(['grip'])).toEqual(['grip']);
});
