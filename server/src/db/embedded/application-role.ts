import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { auditOwner } from '../protect-audit-log.ts';

export const applicationRole = 'callboard_app';
const role = applicationRole;
const database = 'callboard';

/**
 * Callboard's own connections are no superuser's: an injected `COPY … TO PROGRAM` would run a program. Creates their role
 * and their database, or takes a database that an earlier version left to the superuser. Returns the password.
 */
export async function ensureApplicationRole(superuser: Client, secret: string): Promise<string> {
  const password = applicationPassword(secret);
  await superuser.query(
    `DO $$ BEGIN CREATE ROLE ${role}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  await superuser.query(
    `ALTER ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD '${password}'`,
  );
  await superuser.query(
    `DO $$ BEGIN CREATE ROLE ${auditOwner}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
  );
  const owner = await findOwner(superuser);
  if (owner === null) await superuser.query(`CREATE DATABASE ${database} OWNER ${auditOwner}`);
  else if (owner === superuser.user) await transferDatabase(superuser, secret);
  if (owner !== auditOwner) await grantDatabase(superuser, secret);
  return password;
}

/** Of the password that the superuser has, so that one file is enough. */
export function applicationPassword(secret: string): string {
  return createHash('sha256').update(`${role} ${secret}`).digest('base64url');
}

export function applicationUrl(port: number, password: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

export function superuserUrl(port: number, secret: string): string {
  return `postgresql://callboard:${secret}@127.0.0.1:${port}/${database}`;
}

async function findOwner(superuser: Client): Promise<string | null> {
  const { rows } = await superuser.query<{ owner: string }>(
    'SELECT datdba::regrole::text AS owner FROM pg_database WHERE datname = $1',
    [database],
  );
  return rows[0]?.owner ?? null;
}

async function transferDatabase(superuser: Client, secret: string): Promise<void> {
  await inDatabase(superuser, secret, [transferSql]);
}

/** The application fills the database without owning it: an owner could drop it with the audit log. */
async function grantDatabase(superuser: Client, secret: string): Promise<void> {
  await inDatabase(superuser, secret, [
    `GRANT USAGE, CREATE ON SCHEMA public TO ${role}`,
    `ALTER DATABASE ${database} OWNER TO ${auditOwner}`,
    `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${database} TO ${role}`,
  ]);
}

async function inDatabase(superuser: Client, secret: string, statements: string[]): Promise<void> {
  const { host, port, user = '' } = superuser;
  const inside = new Client({ host, port, user, password: secret, database });
  await inside.connect();
  try {
    for (const statement of ['BEGIN', ...statements, 'COMMIT']) await inside.query(statement);
  } finally {
    await inside.end();
  }
}

/** REASSIGN OWNED refuses the first superuser, so each object is named; those of extensions stay with it. */
const transferSql = `
DO $$
DECLARE statement text;
BEGIN
  FOR statement IN
    WITH own AS (
      SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
    ), of_extensions AS (
      SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
    ), of_tables AS (
      SELECT objid FROM pg_depend
      WHERE classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass AND deptype IN ('a', 'i')
    ), objects AS (
      SELECT 'pg_namespace'::regclass AS classid, oid, 'SCHEMA' AS kind, quote_ident(nspname) AS name
      FROM pg_namespace
      WHERE oid IN (SELECT oid FROM own) AND nspowner = current_user::regrole
      UNION ALL
      SELECT 'pg_class'::regclass, oid,
        CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END,
        oid::regclass::text
      FROM pg_class
      WHERE relnamespace IN (SELECT oid FROM own) AND relkind IN ('r', 'p', 'v', 'm', 'S')
        AND NOT (relkind = 'S' AND oid IN (SELECT objid FROM of_tables))
      UNION ALL
      SELECT 'pg_proc'::regclass, oid, 'ROUTINE', oid::regprocedure::text
      FROM pg_proc WHERE pronamespace IN (SELECT oid FROM own)
      UNION ALL
      SELECT 'pg_type'::regclass, oid, 'TYPE', oid::regtype::text
      FROM pg_type WHERE typnamespace IN (SELECT oid FROM own) AND typtype IN ('d', 'e', 'r')
      UNION ALL
      SELECT 'pg_ts_config'::regclass, oid, 'TEXT SEARCH CONFIGURATION', oid::regconfig::text
      FROM pg_ts_config WHERE cfgnamespace IN (SELECT oid FROM own)
      UNION ALL
      SELECT 'pg_ts_dict'::regclass, oid, 'TEXT SEARCH DICTIONARY', oid::regdictionary::text
      FROM pg_ts_dict WHERE dictnamespace IN (SELECT oid FROM own)
      UNION ALL
      SELECT 'pg_collation'::regclass, oid, 'COLLATION', oid::regcollation::text
      FROM pg_collation WHERE collnamespace IN (SELECT oid FROM own)
    )
    SELECT format('ALTER %s %s OWNER TO ${role}', kind, name)
    FROM objects WHERE (classid, oid) NOT IN (SELECT classid, objid FROM of_extensions)
  LOOP
    EXECUTE statement;
  END LOOP;
END $$`;
