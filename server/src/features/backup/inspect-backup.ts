import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { type ArchiveEntry, BackupError, type Seal } from './archive.ts';
import {
  type BackupFacts,
  backupFacts,
  type DatabaseFacts,
  databaseFacts,
  entryNames,
  monthOfBound,
  nameOf,
  rowCounts,
} from './backup-format.ts';

export interface Inspected {
  facts: BackupFacts;
  seal: Seal;
}

/** Reads all of a backup without writing anything: whether it is whole, and what a release of ours would have made. */
export async function inspectBackup(
  entries: AsyncGenerator<ArchiveEntry, Seal>,
): Promise<Inspected> {
  let facts: BackupFacts | null = null;
  let tables: Set<string> | null = null;
  let hasRows = false;
  for (let next = await entries.next(); ; next = await entries.next()) {
    if (next.done) {
      if (!facts || !hasRows) throw new BackupError('The backup is damaged: it has no tables.');
      return { facts, seal: next.value };
    }
    const entry = next.value;
    if (!facts) facts = await readFacts(entry);
    else if (entry.name === entryNames.database) {
      tables = new Set((await readDatabaseFacts(entry)).tables.map(nameOf));
    } else if (entry.name === entryNames.rows) {
      parseEntry(rowCounts, await entry.content(), entry.name);
      hasRows = true;
    } else if (entry.name.startsWith(entryNames.tables)) {
      await inspectPiece(entry, tables);
    } else if (tables)
      throw new BackupError(`The backup is damaged: ${entry.name} comes too late.`);
  }
}

async function readFacts({ name, content }: ArchiveEntry): Promise<BackupFacts> {
  const found = name === entryNames.backup ? parseJson(await content()) : null;
  const known = backupFacts.safeParse(found);
  if (known.success) return known.data;
  const format = typeof found === 'object' && found !== null && 'format' in found && found.format;
  throw new BackupError(
    typeof format === 'number' && format > backupFacts.shape.format.value
      ? 'The backup was made by a newer Callboard than this one. Update this one first, then restore.'
      : 'This is not a backup of Callboard.',
  );
}

export async function readDatabaseFacts({ name, content }: ArchiveEntry): Promise<DatabaseFacts> {
  const facts = parseEntry(databaseFacts, await content(), name);
  for (const table of facts.tables) {
    if (table.schema !== 'public') continue;
    for (const { name: partition, bound } of table.partitions) {
      const month = monthOfBound(bound)?.[0].slice(0, 7).replace('-', '_');
      const expected = bound === 'DEFAULT' ? 'other' : month;
      if (partition !== `${table.name}_${expected}`) throw unlikeOurs(name);
    }
  }
  return facts;
}

export function parseEntry<Schema extends z.ZodType>(
  schema: Schema,
  content: Buffer,
  name: string,
): z.output<Schema> {
  const known = schema.safeParse(parseJson(content));
  if (known.success) return known.data;
  throw unlikeOurs(name);
}

const unlikeOurs = (name: string) =>
  new BackupError(`The backup was not made by Callboard: ${name} describes what no release has.`);

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

async function inspectPiece(entry: ArchiveEntry, tables: Set<string> | null): Promise<void> {
  const name = entry.name.split('/')[1] ?? '';
  if (!tables?.has(name)) {
    throw new BackupError(`The backup is damaged: it does not describe ${name}.`);
  }
  const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(entry.stream, ...unpacked(entry), nothing).catch((cause: unknown) => {
    throw cause instanceof BackupError
      ? cause
      : new BackupError(`The backup is damaged at ${entry.name}: it cannot be unpacked.`, {
          cause,
        });
  });
}

/** Pieces hold 8 MB and the rest of a row. A small one that unpacks to gigabytes is not ours. */
const pieceLimit = 128 * 1024 ** 2;

export function unpacked({ name }: ArchiveEntry): [Transform, Transform] {
  let size = 0;
  const limited = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size <= pieceLimit) return done(null, chunk);
      done(new BackupError(`The backup was not made by Callboard: ${name} unpacks to too much.`));
    },
  });
  return [createGunzip(), limited];
}
