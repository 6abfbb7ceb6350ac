import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, inject as provided } from 'vitest';
import { createEmptyDatabase, urlOf } from '../testing/databases.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { applicationRole } from './embedded/application-role.ts';
import { createDataDir, query, start } from './embedded/test-helpers.ts';
import { migrate } from './migrate.ts';
import { auditOwner, findAuditWeakness, protectAuditLog } from './protect-audit-log.ts';

const entry = `INSERT INTO audit_entries (id, action) VALUES ('act_1', 'user.role')`;

/** Every way to lose, change or silence the log that PostgreSQL knows for a role that does not own it. */
const attacks = [
  `UPDATE audit_entries SET note = 'x'`,
  'DELETE FROM audit_entries',
  'TRUNCATE audit_entries',
  'TRUNCATE users, audit_entries CASCADE',
  `INSERT INTO audit_entries (id, action) VALUES ('act_1', 'x') ON CONFLICT (id) DO UPDATE SET action = 'x'`,
  `MERGE INTO audit_entries a USING (SELECT 'act_1' AS id) s ON a.id = s.id WHEN MATCHED THEN DELETE`,
  'SELECT * FROM audit_entries FOR UPDATE',
  'LOCK TABLE audit_entries IN ACCESS EXCLUSIVE MODE',
  'ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_append_only',
  'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
  'ALTER TABLE audit_entries RENAME TO entries',
  'ALTER TABLE audit_entries SET SCHEMA pgboss',
  'ALTER TABLE audit_entries DROP COLUMN note',
  'ALTER TABLE audit_entries ENABLE ROW LEVEL SECURITY',
  `ALTER TABLE audit_entries OWNER TO ${applicationRole}`,
  'DROP TABLE audit_entries CASCADE',
  'DROP TRIGGER audit_entries_append_only ON audit_entries',
  'DROP FUNCTION refuse_audit_change() CASCADE',
  `CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  `ALTER FUNCTION refuse_audit_change() SET search_path = pgboss`,
  'ALTER FUNCTION refuse_audit_change() RENAME TO refuse_nothing',
  'CREATE RULE silence AS ON INSERT TO audit_entries DO INSTEAD NOTHING',
  'CREATE POLICY nobody ON audit_entries USING (false)',
  'CREATE TRIGGER silence BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
  'CREATE TABLE heirs () INHERITS (audit_entries)',
  'CREATE INDEX slow ON audit_entries (note)',
  'CREATE TABLE leaning (id text REFERENCES audit_entries)',
  `SET session_replication_role = 'replica'`,
  `SELECT set_config('session_replication_role', 'replica', false)`,
  `SET ROLE ${auditOwner}`,
  `SET SESSION AUTHORIZATION ${auditOwner}`,
  `GRANT ${auditOwner} TO ${applicationRole}`,
  `REASSIGN OWNED BY ${auditOwner} TO ${applicationRole}`,
  `DROP OWNED BY ${auditOwner}`,
  `ALTER ROLE ${auditOwner} LOGIN PASSWORD 'x'`,
  `DROP ROLE ${auditOwner}`,
  `ALTER ROLE ${applicationRole} SUPERUSER`,
  'DROP SCHEMA public CASCADE',
  'ALTER SCHEMA public RENAME TO former',
  `ALTER SCHEMA public OWNER TO ${applicationRole}`,
  'CREATE EVENT TRIGGER silence ON ddl_command_end EXECUTE FUNCTION refuse_audit_change()',
  'CREATE PUBLICATION leak FOR TABLE audit_entries',
  `UPDATE pg_catalog.pg_class SET relowner = '${applicationRole}'::regrole WHERE relname = 'audit_entries'`,
  `COPY audit_entries FROM PROGRAM 'true'`,
];

let app: pg.Client;
beforeAll(async () => {
  const { url, db } = await createTestDatabase();
  await db.$client.end();
  app = new pg.Client(url);
  await app.connect();
  await app.query('CREATE SCHEMA pgboss').catch(() => undefined);
  await app.query(entry);
});
afterAll(() => app.end());

const entries = async () => (await app.query('SELECT id, action, note FROM audit_entries')).rows;

describe('the role of the application', () => {
  it.each(attacks)('is refused %s', async (attack) => {
    await app.query('BEGIN');
    const refused = await app.query(attack).then(
      () => null,
      (error: pg.DatabaseError) => error,
    );
    await app.query('ROLLBACK');
    expect([attack, refused?.code]).toEqual([
      attack,
      expect.stringMatching(/^(42501|42P01|42809)$/),
    ]);
    expect(await entries()).toEqual([{ id: 'act_1', action: 'user.role', note: null }]);
  });

  it('is given no right by what it may grant itself', async () => {
    // PostgreSQL warns and grants nothing.
    await app.query(`GRANT ALL ON audit_entries TO ${applicationRole}`).catch(() => undefined);
    await app.query('SET search_path = pgboss, public');
    await expect(app.query('DELETE FROM audit_entries')).rejects.toMatchObject({ code: '42501' });
    await app.query('RESET search_path');
    expect(await findAuditWeakness(app)).toBeNull();
  });
});

it('the trigger stands where even the owner or a superuser tries', async () => {
  const database = (app as { database?: string }).database ?? '';
  const admin = new pg.Client(urlOf(provided('superuserUrl'), database));
  await admin.connect();
  for (const before of [`SET ROLE ${auditOwner}`, `SET session_replication_role = 'replica'`]) {
    await admin.query('RESET ROLE');
    await admin.query(before);
    await expect(admin.query('DELETE FROM audit_entries')).rejects.toMatchObject({
      code: '42501',
    });
  }
  await admin.end();
});

describe('a database whose application owns everything', () => {
  it('says so, and is protected by an administrator, once and again', async () => {
    const url = await createEmptyDatabase(provided('postgresUrl'));
    await migrate(url);
    await query(url, entry);
    const admin = urlOf(provided('superuserUrl'), new URL(url).pathname.slice(1));
    const client = new pg.Client(url);
    await client.connect();
    expect(await findAuditWeakness(client)).toBe('the application’s role owns the log');
    await protectAuditLog(admin, applicationRole);
    await protectAuditLog(admin, applicationRole);
    expect(await findAuditWeakness(client)).toBeNull();
    await migrate(url);
    await query(url, `INSERT INTO audit_entries (id, action) VALUES ('act_2', 'user.role')`);
    await expect(client.query('DELETE FROM audit_entries')).rejects.toMatchObject({
      code: '42501',
    });
    await query(admin, `GRANT UPDATE (note) ON audit_entries TO ${applicationRole}`);
    expect(await findAuditWeakness(client)).toBe('the application’s role may change entries');
    await query(admin, `GRANT ${auditOwner} TO ${applicationRole}`);
    expect(await findAuditWeakness(client)).toBe('the application’s role owns the log');
    await protectAuditLog(admin, applicationRole);
    expect(await findAuditWeakness(client)).toBeNull();
    await client.end();
  });
});

it('the application cannot drop the embedded database', async () => {
  const { url } = await start(await createDataDir());
  const elsewhere = url.replace(/callboard$/, 'postgres');
  for (const attack of ['DROP DATABASE callboard', 'ALTER DATABASE callboard RENAME TO former'])
    await expect(query(elsewhere, attack)).rejects.toMatchObject({ code: '42501' });
});
