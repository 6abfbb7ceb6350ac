import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const fileStores = serviceRegistry<FileStore>('file store');

/** An S3 bucket where one is set up, else `DATA_DIR/uploads`; reached from any transaction by `fileStoreOf`. */
export function openFileStore(db: Db, config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const files = config.s3 ? s3FileStore(config.s3) : diskFileStore(join(config.dataDir, 'uploads'));
  fileStores.attach(db, files);
  return files;
}

export function fileStoreOf(db: Db): FileStore {
  return fileStores.of(db);
}
