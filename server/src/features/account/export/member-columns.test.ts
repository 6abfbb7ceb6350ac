import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createApplication, createJob, createUser } from '#server/testing/factories.ts';
import { insertMadeUpRow, readSchema, type Schema } from '#server/testing/fill-tables.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { notifications } from '../../notifications/tables.ts';
import { deleteLeftMembers } from '../commands/delete-left-members.ts';
import { dependentRows } from '../queries/dependent-rows.ts';
import { copiedTables, leftOutColumns, memberColumns } from './member-columns.ts';

type Member = Awaited<ReturnType<typeof createUser>>;

const mentionedIn = ({ id, firstName, lastName }: Member) => ({
  mentions: JSON.stringify([{ id, name: `${firstName} ${lastName}` }]),
});

/** Rows that need more than the id, or hold it in another way; all others are made up. */
const filled: Record<string, (member: Member) => Record<string, string>> = {
  'comments.mentions': mentionedIn,
  'content_totals.content_id': ({ id }) => ({ content_type: 'profile', content_id: id }),
  'content_views.content_id': ({ id }) => ({ content_type: 'profile', content_id: id }),
  'posts.mentions': mentionedIn,
  'analytics_events.target_id': ({ id }) => ({ target_type: 'profile', target_id: id }),
  'uploads.user_id': ({ id }) => ({ user_id: id, key: `2026-11/${newId('file')}.webp` }),
  'reports.context': ({ id, lastName }) => ({
    context: JSON.stringify({ snapshot: { author: { id, lastName } } }),
  }),
  'reports.reporter_id': ({ id, lastName }) => ({
    reporter_id: id,
    context: JSON.stringify({
      snapshot: { email: 'reported@nyu.edu', before: [{ author: { id, lastName } }] },
    }),
  }),
  'reports.target_id': ({ id }) => ({ target_type: 'user', target_id: id }),
};

let app: TestApp;
let schema: Schema;
let member: Member;
beforeAll(async () => {
  app = await createTestApp({ background: true });
  schema = await readSchema(app.db);
  member = await createMember({ email: 'staying@nyu.edu' });
});
afterAll(() => app.close());

/** A member with a row for each column of the record. */
async function createMember(fields: Parameters<typeof createUser>[1]): Promise<Member> {
  const member = await createUser(app.db, { passwordHash: 'secret-hash', ...fields });
  for (const key of Object.keys(memberColumns)) {
    if (key === 'users.id' || key === 'applications.owner_id') continue;
    const [table = '', column = ''] = key.split('.');
    const given = filled[key]?.(member) ?? { [column]: member.id };
    await insertMadeUpRow(app.db, schema, table, given);
  }
  const { id: jobId } = await createJob(app.db, { authorId: member.id });
  await createApplication(app.db, { jobId });
  return member;
}

/** `table.column` of everything that has this text in it. */
async function columnsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of schema.tables.keys()) {
    const { rows } = await app.db.$client.query<{ key: string }>(
      `SELECT DISTINCT cell.key FROM ${table} t, jsonb_each_text(to_jsonb(t)) cell WHERE cell.value ILIKE $1`,
      [`%${text}%`],
    );
    found.push(...rows.map(({ key }) => `${table}.${key}`));
  }
  return found.toSorted();
}

describe('the record of members’ columns', () => {
  it('names every column that references a member, and has an index for it', async () => {
    const referencing = [...schema.tables].flatMap(([table, columns]) =>
      columns
        .filter(({ references }) => references?.table === 'users')
        .map(({ name }) => `${table}.${name}`),
    );
    expect(referencing.length).toBeGreaterThan(20);
    expect(referencing.filter((key) => !(key in memberColumns))).toEqual([]);
    const { rows } = await app.db.$client.query<{ key: string }>(`
      SELECT i.indrelid::regclass || '.' || a.attname AS key FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]`);
    const indexed = new Set(rows.map(({ key }) => key));
    expect(referencing.filter((key) => !indexed.has(key))).toEqual([]);
  });

  it('names every other column that is called like one, or has a member’s id in it', async () => {
    const named = [...schema.tables].flatMap(([table, columns]) =>
      columns
        .filter(({ name }) => /(^|_)(user|member|author|actor|viewer)_id$/.test(name))
        .map(({ name }) => `${table}.${name}`),
    );
    const holding = await columnsWith(member.id);
    expect([...named, ...holding].filter((key) => !(key in memberColumns))).toEqual([]);
    expect(Object.keys(memberColumns).filter((key) => !holding.includes(key))).toEqual([]);
  });

  it('copies every table with words in it, but for those that hold none of a member', () => {
    const withWords = [...schema.tables].filter(([, columns]) =>
      columns.some(({ name }) =>
        /text|note|alt|title|name|message|content$|bio|place|role|word/.test(name),
      ),
    );
    const copied = [...copiedTables.map(({ name }) => name), ...Object.keys(dependentRows)];
    const others = withWords.map(([table]) => table).filter((table) => !copied.includes(table));
    expect(others.toSorted()).toEqual(['job_words', 'pending_signups', 'search_words']);
  });

  it('leaves only columns out that there are', () => {
    const known = Object.entries(leftOutColumns).flatMap(([table, names]) =>
      names.filter((name) => !schema.tables.get(table)?.some((column) => column.name === name)),
    );
    expect(known).toEqual([
      'search',
      'search_title',
      'search_skills',
      'facets',
      'search',
      'search_name',
      'search_names',
      'search_skills',
      'search',
    ]);
  });
});

describe('a copy of the data', () => {
  it('has the rows of every table that the record names, and no secret', async () => {
    await app.db.execute(
      sql`UPDATE data_exports SET status = 'failed' WHERE user_id = ${param(member.id)}`,
    );
    const send = await app.as(member);
    const started = await send(account.startExport);
    expect(started.statusCode).toBe(202);
    const download = await eventually(async () => {
      const answer = await send(account.downloadExport, { params: { id: started.json().id } });
      expect(answer.statusCode).toBe(200);
      return answer;
    });
    const zip = await readZip(download.rawPayload);
    for (const { name, columns } of copiedTables) {
      const rows = JSON.parse(String(zip.get(`data/${name}.json`))) as Record<string, unknown>[];
      const named = columns.filter((column) => rows.some((row) => row[column] === member.id));
      expect([name, named]).toEqual([name, columns]);
    }
    const all = [...zip.values()].map(String).join('');
    expect(all).not.toContain('secret-hash');
    for (const secret of [
      'reported@nyu.edu',
      'token_hash',
      'password_hash',
      'code_hash',
      '"secret"',
    ])
      expect(all).not.toContain(secret);
  });
});

describe('a member whose time is over', () => {
  it('is deleted, with everything that the record does not keep without the name', async () => {
    const leaving = await createMember({
      email: 'quillon@nyu.edu',
      firstName: 'Quillon',
      lastName: 'Zyxwmarker',
      skills: ['Xylomarimba'],
    });
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(leaving.id)}`,
    );
    const reported = await app.db.$client.query('SELECT id FROM reports WHERE reporter_id = $1', [
      leaving.id,
    ]);
    const { rows } = await app.db.$client.query<{ told: string }>(
      'SELECT notification_id AS told FROM notification_acts WHERE actor_id = $1',
      [leaving.id],
    );
    const told = rows[0]?.told ?? '';
    expect(await app.db.$count(notifications, eq(notifications.id, told))).toBe(1);
    await deleteLeftMembers(app.db);
    const stays = Object.keys(memberColumns).filter(
      (key) => memberColumns[key]?.deletion === 'stays',
    );
    expect(await columnsWith(leaving.id)).toEqual(stays);
    for (const trace of [leaving.email, 'Zyxwmarker', 'Quillon', 'Xylomarimba'])
      expect(await columnsWith(trace)).toEqual([]);
    expect(await app.db.$count(notifications, eq(notifications.id, told))).toBe(0);
    const kept = await app.db.$client.query('SELECT reporter_id FROM reports WHERE id = $1', [
      reported.rows[0].id,
    ]);
    expect(kept.rows).toEqual([{ reporter_id: null }]);
  });
});
