import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest';
import { createEmptyDatabase } from '../testing/databases.ts';
import { insertMadeUpRow, readSchema } from '../testing/fill-tables.ts';
import { connect, type RootDb } from './client.ts';
import { migrate } from './migrate.ts';

const migrations = new URL('./migrations', import.meta.url).pathname;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

let folder: string;
let db: RootDb;
let member: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-upgrade-'));
  const url = await createEmptyDatabase(provided('postgresUrl'));
  db = connect({ url, poolSize: 5 });
  await migrate(url, await migrationsUntil('0024_user_actions'));
  member = await fill();
  await migrate(url);
});
afterAll(async () => {
  await db.$client.end();
  await rm(folder, { recursive: true, force: true });
});

async function migrationsUntil(tag: string): Promise<string> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, last + 1);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

async function fill(): Promise<string> {
  const schema = await readSchema(db);
  const insert = (table: string, row: Record<string, string>) =>
    insertMadeUpRow(db, schema, table, row);
  const id = String((await insert('users', { id: 'user_1' }))['id']);
  const viewed = { content_type: 'post', content_id: 'post_1', viewer_id: id, view_duration: '30' };
  for (const days of [1, 80, 95, 300]) {
    const day = daysAgo(days).slice(0, 10);
    await insert('content_views', { ...viewed, day, viewed_at: daysAgo(days) });
    const metadata = JSON.stringify({ query: ' Gaffer Night ' });
    const searched = { user_id: id, action: 'search', page: '/jobs', metadata };
    await insert('user_actions', { ...searched, created_at: daysAgo(days) });
  }
  const snapshot = (author: string) => JSON.stringify({ snapshot: { author: { id: author } } });
  await insert('reports', { target_type: 'post', target_id: '1', context: snapshot(id) });
  await insert('reports', { target_type: 'post', target_id: '2', context: snapshot('user_gone') });
  await insert('reports', { target_type: 'user', target_id: id, context: '{}' });
  const job = String(
    (await insert('jobs', { id: 'job_1', author_id: id, payment_type: 'paid' }))['id'],
  );
  for (const position of ['gaffer', 'grip'])
    await insert('job_positions', { id: position, job_id: job, payment_type: 'paid' });
  for (const work of ['reel', 'still'])
    await insert('portfolio_items', { id: work, user_id: id, media_type: 'image' });
  await insert('applications', { id: 'app_1', job_id: job, ...choices });
  return id;
}

const choices = { position_ids: '{grip,gone,gaffer}', portfolio_item_ids: '{still,reel,gone}' };

const read = async (text: string) => (await db.$client.query(text)).rows;

describe('a database of before the partitions', () => {
  it('keeps the views of 90 days, and all of them in the totals', async () => {
    const views = await read('SELECT viewer_id, view_duration FROM content_views');
    expect(views).toEqual(Array(2).fill({ viewer_id: member, view_duration: 30 }));
    expect(await read('SELECT * FROM content_totals')).toEqual([
      { content_type: 'post', content_id: 'post_1', views: 4, duration: '120' },
    ]);
  });

  it('keeps what members searched for, as it is counted now', async () => {
    const events = await read('SELECT user_id, kind, page, key FROM analytics_events');
    const one = { user_id: member, kind: 'search', page: '/jobs', key: 'gaffer night' };
    expect(events).toEqual(Array(4).fill(one));
  });

  it('knows about whom a report is, where the member is still there', async () => {
    const reports = await read('SELECT target_id, subject_id FROM reports ORDER BY target_id');
    expect(reports).toEqual([
      { target_id: '1', subject_id: member },
      { target_id: '2', subject_id: null },
      { target_id: member, subject_id: member },
    ]);
  });

  it('has a row for each position and work of an application that is still there', async () => {
    expect(await rowsOf('app_1')).toEqual({
      positions: ['grip', 'gaffer'],
      works: ['still', 'reel'],
    });
  });
});

describe('beside an instance of 0.2.0', () => {
  it('what that one writes has rows', async () => {
    const row = { ...choices, portfolio_item_ids: '{}', id: 'app_2', job_id: 'job_1' };
    await insertMadeUpRow(db, await readSchema(db), 'applications', row);
    expect(await rowsOf('app_2')).toEqual({ positions: ['grip', 'gaffer'], works: [] });
  });

  it('what this one writes is in the arrays', async () => {
    await insertMadeUpRow(db, await readSchema(db), 'applications', {
      id: 'app_3',
      job_id: 'job_1',
    });
    await read(
      `INSERT INTO application_positions VALUES ('app_3', 'gaffer', 2), ('app_3', 'grip', 1)`,
    );
    await read(`INSERT INTO application_portfolio_items VALUES ('app_3', 'reel', 1)`);
    const columns = 'position_ids, portfolio_item_ids';
    expect(await read(`SELECT ${columns} FROM applications WHERE id = 'app_3'`)).toEqual([
      { position_ids: ['grip', 'gaffer'], portfolio_item_ids: ['reel'] },
    ]);
  });
});

async function rowsOf(application: string) {
  const [rows] = await read(`SELECT
    ARRAY(SELECT position_id FROM application_positions WHERE application_id = '${application}' ORDER BY sort_order) AS positions,
    ARRAY(SELECT portfolio_item_id FROM application_portfolio_items WHERE application_id = '${application}' ORDER BY sort_order) AS works`);
  return rows as unknown;
}
