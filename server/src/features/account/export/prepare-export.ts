import { Readable } from 'node:stream';
import { transaction } from '#server/db/transaction.ts';
import type { App } from '#server/http/app.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { getMemberName } from '../../users/queries.ts';
import { failExport, finishExport, setProgress, sweepExports } from '../commands/data-exports.ts';
import { exportKey, findExportOwner } from '../queries/data-exports.ts';
import { dependentRows } from '../queries/dependent-rows.ts';
import {
  freezeSnapshot,
  listOwnFiles,
  readDependentRows,
  readMemberRows,
} from '../queries/member-rows.ts';
import { type IndexedFile, type IndexedTable, indexPage, tablePath } from './index-page.ts';
import { copiedTables } from './member-columns.ts';
import { writeZip, type ZipWriter } from './zip-writer.ts';

const progressStep = 10;

/** Writes the copy of a member's data into the file store and announces it. */
export async function prepareExport(app: App, id: string): Promise<void> {
  const userId = await findExportOwner(app.db, id);
  if (userId === null) return;
  const files = fileStoreOf(app.db);
  const key = exportKey(id);
  try {
    await writeZip(
      (content) => files.put(key, content),
      (zip) => fill(app, zip, userId, id),
    );
  } catch (err) {
    app.server.log.error({ err, id }, 'a copy of data could not be prepared');
    await failExport(app.db, id);
    return;
  }
  const facts = await files.head(key);
  await finishExport(app.db, userId, id, facts?.size ?? 0);
  await sweepExports(app.db);
}

async function fill(app: App, zip: ZipWriter, userId: string, id: string): Promise<void> {
  const member = await getMemberName(app.db, userId);
  const tables = await addTables(app, zip, userId);
  const files = await addFiles(app, zip, userId, id);
  const page = indexPage({ member, madeAt: new Date(app.clock.now()), tables, files });
  await zip.add('index.html', Readable.from([page]), { compress: true });
}

async function addTables(app: App, zip: ZipWriter, userId: string): Promise<IndexedTable[]> {
  return transaction(app.db, async (tx) => {
    await freezeSnapshot(tx);
    const added: IndexedTable[] = [];
    const add = async (name: string, read: AsyncGenerator<string>) => {
      let rows = 0;
      const asJson = async function* () {
        for await (const row of read) yield `${rows++ === 0 ? '[\n' : ',\n'}${row}`;
        yield rows === 0 ? '[]\n' : '\n]\n';
      };
      await zip.add(tablePath(name), Readable.from(asJson()), { compress: true });
      added.push({ name, rows });
    };
    for (const table of copiedTables) await add(table.name, readMemberRows(tx, userId, table));
    for (const name of Object.keys(dependentRows))
      await add(name, readDependentRows(tx, userId, name));
    return added.toSorted((a, b) => a.name.localeCompare(b.name));
  });
}

async function addFiles(
  app: App,
  zip: ZipWriter,
  userId: string,
  id: string,
): Promise<IndexedFile[]> {
  const store = fileStoreOf(app.db);
  const all = await listOwnFiles(app.db, userId);
  const total = all.reduce((bytes, { size }) => bytes + size, 0);
  const added: IndexedFile[] = [];
  let bytes = 0;
  let shown = 0;
  for (const file of all) {
    const found = await store.get(file.key);
    const path = `files/${file.id}-${file.name.replace(/[/\\]/g, '_')}`;
    if (found) {
      await zip.add(path, found.stream, { compress: false });
      added.push({ path, name: file.name });
    }
    bytes += file.size;
    const progress = Math.floor((99 * bytes) / total);
    if (progress - shown < progressStep) continue;
    shown = progress;
    await setProgress(app.db, userId, id, progress);
  }
  return added;
}
