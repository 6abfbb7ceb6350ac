import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { serviceSlot } from '../db/service-slot.ts';
import type { FileStore } from './file-store.ts';
import { diskFiles } from './files-disk.ts';
import { s3Files } from './files-s3.ts';

const attached = serviceSlot<FileStore>('file store');

/** An S3 bucket where one is set up, else `DATA_DIR/uploads`; reached from any transaction by `filesOf`. */
export function openFiles(db: Db, config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const files = config.s3 ? s3Files(config.s3) : diskFiles(join(config.dataDir, 'uploads'));
  attached.attach(db, files);
  return files;
}

export function filesOf(db: Db): FileStore {
  return attached.of(db);
}
