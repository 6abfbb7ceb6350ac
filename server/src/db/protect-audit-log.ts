import pg from 'pg';
import type { RootDb } from './client.ts';

/** Nobody signs in as it: it owns the audit log, so that the application does not. */
export const auditOwner = 'callboard_audit';

const quote = pg.escapeIdentifier;

/**
 * What an administrator of the database runs once, after the tables are there. The owner of a schema may drop what is in it, and
 * that of a database all of it: both go with the log.
 */
export function protectionStatements(role: string, database: string): string[] {
  const app = quote(role);
  return [
    `DO $$ BEGIN CREATE ROLE ${auditOwner}; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    `ALTER ROLE ${auditOwner} NOLOGIN`,
    `REVOKE ${auditOwner} FROM ${app}`,
    `DO $$ BEGIN IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
  EXECUTE format('GRANT ${auditOwner}, %I TO CURRENT_USER', ${pg.escapeLiteral(role)}); END IF; END $$`,
    `ALTER SCHEMA public OWNER TO ${auditOwner}`,
    `GRANT USAGE, CREATE ON SCHEMA public TO ${app}`,
    `CREATE OR REPLACE FUNCTION public.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END $$`,
    `ALTER FUNCTION public.refuse_audit_change() OWNER TO ${auditOwner}`,
    `REVOKE ALL ON FUNCTION public.refuse_audit_change() FROM PUBLIC, ${app}`,
    'DROP TRIGGER IF EXISTS audit_entries_append_only ON public.audit_entries',
    `CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON public.audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change()`,
    'ALTER TABLE public.audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only',
    `ALTER TABLE public.audit_entries OWNER TO ${auditOwner}`,
    `REVOKE ALL ON public.audit_entries FROM PUBLIC, ${app}`,
    `GRANT SELECT, INSERT ON public.audit_entries TO ${app}`,
    ...databaseStatements(role, database),
  ];
}

/** Whoever may create databases may give one away; without that right the application keeps it. */
function databaseStatements(role: string, database: string): string[] {
  return [
    `DO $$ BEGIN IF (SELECT rolsuper OR rolcreatedb FROM pg_roles WHERE rolname = current_user) THEN
  EXECUTE format('ALTER DATABASE %I OWNER TO ${auditOwner}', current_database()); END IF; END $$`,
    `GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${quote(database)} TO ${quote(role)}`,
  ];
}

/** Gives the log to its owner, over a connection of an administrator; does nothing where that has been done. */
export async function protectAuditLog(adminUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    if ((await findAuditWeakness(client, role)) === null) return;
    const { database = '' } = client;
    await client.query('BEGIN');
    for (const statement of protectionStatements(role, database)) await client.query(statement);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** The same for the role that these connections have. */
export async function findOwnAuditWeakness(db: RootDb): Promise<string | null> {
  return findAuditWeakness(db.$client);
}

interface Rights {
  is_member: boolean;
  is_superuser: boolean;
  may_create_roles: boolean;
  may_change: boolean;
  owns_schema: boolean;
  owns_function: boolean;
  is_armed: boolean;
}

/** Why this role could change or empty the audit log, in half a sentence; null where it could not. */
export async function findAuditWeakness(
  client: Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>,
  role: string | null = null,
): Promise<string | null> {
  const { rows } = await client.query<Rights>(rightsSql, [role]);
  const [rights] = rows;
  if (!rights) return 'it is not there yet';
  if (rights.is_superuser) return 'the application connects as a superuser';
  if (rights.is_member) return 'the application’s role owns the log';
  if (rights.may_create_roles) return 'the application’s role may create roles';
  if (rights.owns_schema || rights.owns_function)
    return 'the application’s role owns what the log is in';
  if (rights.may_change) return 'the application’s role may change entries';
  return rights.is_armed ? null : 'its trigger is off';
}

const rightsSql = `
  SELECT pg_has_role(r.oid, c.relowner, 'MEMBER') AS is_member,
    r.rolsuper AS is_superuser, r.rolcreaterole AS may_create_roles,
    has_table_privilege(r.oid, c.oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER, REFERENCES')
      OR has_any_column_privilege(r.oid, c.oid, 'UPDATE, REFERENCES') AS may_change,
    pg_has_role(r.oid, n.nspowner, 'MEMBER') AS owns_schema,
    pg_has_role(r.oid, p.proowner, 'MEMBER') AS owns_function,
    t.tgenabled = 'A' AS is_armed
  FROM pg_roles r, pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgname = 'audit_entries_append_only'
    JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE r.rolname = coalesce($1, current_user) AND c.oid = to_regclass('public.audit_entries')`;
