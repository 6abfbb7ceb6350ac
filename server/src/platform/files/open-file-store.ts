import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

const fileStores = serviceRegistry<FileStore>('file store');

/** An S3 bucket where one is set up, else `DATA_DIR/uploads`. */
export function openStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3FileStore(s3) : diskFileStore(join(dataDir, 'uploads'));
}

/** The same, reached from any transaction by `fileStoreOf`. */
export function openFileStore(db: Db, config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  const files = openStore(config);
  fileStores.attach(db, files);
  return files;
}

export function fileStoreOf(db: Db): FileStore {
  return fileStores.of(db);
}
