import pg from 'pg';

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

/**
 * Checks the old rows against what a migration added as NOT VALID. Each constraint is a transaction of its own, in which members go on
 * reading and writing the table; in that of the migration they would wait for all of them.
 */
export async function validateConstraints(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Constraint>(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, replace(pg_get_constraintdef(oid), ' NOT VALID', '') AS definition
    FROM pg_constraint WHERE NOT convalidated AND coninhcount = 0 AND connamespace = 'public'::regnamespace
    ORDER BY 1, 2`);
  for (const constraint of rows) await validate(client, constraint);
}

async function validate(client: pg.Client, { table, name, definition }: Constraint): Promise<void> {
  await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`).catch((error: unknown) => {
    throw isViolation(error)
      ? new Error(
          `The table ${table} has rows that ${name} does not allow: ${definition}. Correct them, then start again`,
        )
      : error;
  });
}

/** Of a check or a foreign key. */
function isViolation(error: unknown): boolean {
  return error instanceof pg.DatabaseError && ['23503', '23514'].includes(error.code ?? '');
}
