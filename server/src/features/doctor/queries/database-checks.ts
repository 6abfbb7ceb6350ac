import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { RootDb } from '#server/db/client.ts';
import { listSetAside } from '#server/db/failed-items.ts';
import { migrationsFolder } from '#server/db/migrate.ts';
import { findOwnAuditWeakness } from '#server/db/protect-audit-log.ts';
import { type Fragment, param, sql } from '#server/db/sql.ts';
import { type Check, type Finding, failure, formatBytes, ok, warning } from '../finding.ts';

const oldestVersion = 150_000;
const extensions = ['citext', 'pg_trgm', 'unaccent'];
const clockLimitMs = 5_000;
const backlogLimit = 1_000;
const waitLimitSeconds = 15 * 60;

export function databaseChecks(db: RootDb): Check[] {
  return [
    { name: 'database', run: () => checkVersion(db) },
    { name: 'extensions', run: () => checkExtensions(db) },
    { name: 'migrations', run: () => checkMigrations(db) },
    { name: 'bloat', run: () => checkBloat(db) },
    { name: 'slow statements', run: () => checkStatements(db) },
    { name: 'audit log', run: () => checkAuditLog(db) },
    { name: 'clock', run: () => checkClock(db) },
    { name: 'queue', run: () => checkQueue(db) },
    { name: 'set aside', run: () => checkSetAside(db) },
  ];
}

async function list<Row extends Record<string, unknown>>(db: RootDb, query: Fragment) {
  return (await db.execute<Row>(query)).rows as Row[];
}

async function checkVersion(db: RootDb): Promise<Finding> {
  const [found] = await list<{ version: string; number: number; bytes: string }>(
    db,
    sql`SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
      pg_database_size(current_database())::text AS bytes`,
  );
  if (!found || found.number < oldestVersion) {
    return failure(`PostgreSQL ${found?.version} is too old.`, 'Use PostgreSQL 15 or newer.');
  }
  return ok(`PostgreSQL ${found.version}, ${formatBytes(Number(found.bytes))}.`);
}

async function checkExtensions(db: RootDb): Promise<Finding> {
  const rows = await list<{ name: string }>(
    db,
    sql`SELECT name FROM pg_available_extensions WHERE name = ANY(${param(extensions)}::text[])`,
  );
  const missing = extensions.filter((name) => !rows.some((row) => row.name === name));
  if (missing.length === 0) return ok(`${extensions.join(', ')}.`);
  return failure(
    `${missing.join(', ')} cannot be created here.`,
    'Install PostgreSQL’s contrib package on the database server.',
  );
}

async function isTable(db: RootDb, name: string): Promise<boolean> {
  const rows = await list(db, sql`SELECT 1 WHERE to_regclass(${param(name)}) IS NOT NULL`);
  return rows.length > 0;
}

async function checkMigrations(db: RootDb): Promise<Finding> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  if (!(await isTable(db, 'drizzle.__drizzle_migrations'))) {
    return ok('The database is empty: the first start sets it up.');
  }
  const rows = await list<{ time: string }>(
    db,
    sql`SELECT created_at::text AS time FROM drizzle.__drizzle_migrations`,
  );
  const applied = rows.map(({ time }) => Number(time));
  if (applied.some((time) => !known.includes(time))) {
    return warning(
      'The database was migrated by a newer version than this one.',
      'Start that version, or update this one.',
    );
  }
  const waiting = known.filter((time) => !applied.includes(time)).length;
  return waiting === 0
    ? ok(`All ${known.length} are applied.`)
    : warning(`${waiting} wait.`, 'Make a backup, then start this version: it applies them.');
}

async function checkBloat(db: RootDb): Promise<Finding> {
  const rows = await list<{ name: string; dead: string }>(
    db,
    sql`SELECT relname AS name, n_dead_tup AS dead FROM pg_stat_user_tables
      WHERE n_dead_tup > 50000 AND n_dead_tup > n_live_tup * 0.5 ORDER BY n_dead_tup DESC LIMIT 3`,
  );
  if (rows.length === 0) return ok('No table is mostly dead rows.');
  return warning(
    `Mostly dead rows: ${rows.map(({ name, dead }) => `${name} (${dead})`).join(', ')}.`,
    'See that autovacuum runs and that no transaction stays open, then VACUUM these tables.',
  );
}

async function checkStatements(db: RootDb): Promise<Finding> {
  const [longest] = await list<{ pid: number; seconds: number; state: string }>(
    db,
    sql`SELECT pid, extract(epoch FROM now() - xact_start)::int AS seconds, state FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name <> 'callboard-backup'
        AND xact_start < now() - interval '5 minutes' ORDER BY xact_start LIMIT 1`,
  );
  if (longest) {
    return warning(
      `A transaction (pid ${longest.pid}, ${longest.state}) has been open for ${longest.seconds} s.`,
      `Find out whose it is; SELECT pg_terminate_backend(${longest.pid}) ends it.`,
    );
  }
  if (!(await isTable(db, 'pg_stat_statements'))) {
    return ok('None is open for long; those of SLOW_QUERY_MS and more are in the log.');
  }
  const [costliest] = await list<{ ms: number; calls: string; statement: string }>(
    db,
    sql`SELECT mean_exec_time::int AS ms, calls, left(regexp_replace(query, '\\s+', ' ', 'g'), 80) AS statement
      FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND calls > 20 AND mean_exec_time > 500 ORDER BY total_exec_time DESC LIMIT 1`,
  );
  if (!costliest) return ok('No statement takes more than 500 ms on average.');
  return warning(
    `${costliest.ms} ms on average, ${costliest.calls} times: ${costliest.statement}`,
    'EXPLAIN (ANALYZE, BUFFERS) it; ANALYZE the database if its plan surprises.',
  );
}

async function checkAuditLog(db: RootDb): Promise<Finding> {
  if (!(await isTable(db, 'audit_entries'))) return ok('Not set up yet.');
  const weakness = await findOwnAuditWeakness(db);
  if (!weakness) return ok('The application can add to it and read it, and nothing else.');
  return warning(
    `It is not protected from the application: ${weakness}.`,
    'Run npm run protect-audit-log with DATABASE_ADMIN_URL, see docs/operations.md.',
  );
}

async function checkClock(db: RootDb): Promise<Finding> {
  const asked = Date.now();
  const [row] = await list<{ ms: number }>(
    db,
    sql`SELECT extract(epoch FROM clock_timestamp())::float * 1000 AS ms`,
  );
  const off = Math.abs((row?.ms ?? 0) - (asked + Date.now()) / 2);
  if (off <= clockLimitMs) return ok(`${Math.round(off)} ms beside the database’s.`);
  return failure(
    `This machine and the database are ${Math.round(off / 1000)} s apart.`,
    'Let both follow a time server (systemd-timesyncd, chrony): codes and sessions depend on it.',
  );
}

async function checkQueue(db: RootDb): Promise<Finding> {
  if (!(await isTable(db, 'pgboss.job'))) return ok('Not set up yet.');
  const [found] = await list<{ waiting: number; oldest: number; failed: number }>(
    db,
    sql`SELECT count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after < now())::int AS waiting,
        coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state = 'created')), 0)::int AS oldest,
        count(*) FILTER (WHERE state = 'failed')::int AS failed FROM pgboss.job`,
  );
  const { waiting = 0, oldest = 0, failed = 0 } = found ?? {};
  if (waiting > backlogLimit || oldest > waitLimitSeconds) {
    return warning(
      `${waiting} tasks wait, the oldest for ${oldest} s.`,
      'See that a server runs, and why tasks fail: "task failed" in its log.',
    );
  }
  return failed > 0
    ? warning(`${failed} tasks were given up lately.`, 'See "task failed" in the log.')
    : ok(`${waiting} tasks wait.`);
}

async function checkSetAside(db: RootDb): Promise<Finding> {
  if (!(await isTable(db, 'failed_items'))) return ok('Not set up yet.');
  const found = await listSetAside(db);
  if (found.length === 0) return ok('No task has given an item up.');
  const tasks = found.map(({ task, count, error }) => `${task} ${count} (${error})`);
  return warning(
    `Failed three times and no longer tried: ${tasks.join('; ')}.`,
    'See "task failed" in the log, mend the cause or update, then run the doctor with --retry.',
  );
}
