import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Rule } from './rule.ts';

const folder = 'server/src/db/migrations';

/** The last migration of 0.1.0, before which no two versions ran side by side. */
const lastUnchecked = 28;

/** What the version before would stumble over while it still runs beside the new one. */
const contracting: [what: string, pattern: RegExp][] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['renames', /\bRENAME\s+(?:COLUMN\s+\S+\s+)?TO\b/i],
  ['changes the type of a column', /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i],
  ['requires a column', /\bSET\s+NOT\s+NULL\b/i],
  [
    'adds a required column without a default',
    /\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)(?![^;]*\bGENERATED\b)[^;]*\bNOT\s+NULL\b/i,
  ],
];

const mark = /^-- contract: \S.*$/m;

/** Of a table that has rows; the server validates it once the migration is committed (db/validate-constraints.ts). */
const constraint =
  /\bALTER TABLE "?(\w+)"? ADD CONSTRAINT\b(?=[^;]*\b(?:CHECK|FOREIGN KEY)\b)(?![^;]*\bNOT VALID\b)/i;

/** Before it, constraints were checked while the migration held its locks. */
const firstUnvalidated = 35;

/** Expand, then contract: a release adds, and only a later one takes away what no running version uses any more. */
export function safeMigrations(root: string): Rule {
  return () => listMigrations(root).flatMap((file) => judge(root, file));
}

function listMigrations(root: string): string[] {
  const all = path.join(root, folder);
  if (!existsSync(all)) return [];
  return readdirSync(all).filter(
    (name) => name.endsWith('.sql') && Number.parseInt(name, 10) > lastUnchecked,
  );
}

function judge(root: string, file: string): Problem[] {
  const source = readFileSync(path.join(root, folder, file), 'utf8');
  const lines = [...source.split('\n').entries()];
  const report = (index: number, message: string) => ({
    path: `${folder}/${file}`,
    line: index + 1,
    message,
  });
  const locking = lines
    .filter(([, text]) => Number.parseInt(file, 10) >= firstUnvalidated && isLocking(source, text))
    .map(([index]) =>
      report(index, 'checks every row while nobody can write the table: add NOT VALID.'),
    );
  if (mark.test(source)) return locking;
  const contractions = lines.flatMap(([index, text]) =>
    contracting
      .filter(([, pattern]) => pattern.test(text))
      .map(([what]) =>
        report(
          index,
          `${what}, which the version before may still use: say in a line "-- contract: …" since which release nothing does, or only add for now.`,
        ),
      ),
  );
  return [...locking, ...contractions];
}

/** A table that the same migration creates has no rows yet. */
function isLocking(source: string, text: string): boolean {
  const table = constraint.exec(text)?.[1];
  return table !== undefined && !source.includes(`CREATE TABLE "${table}"`);
}
