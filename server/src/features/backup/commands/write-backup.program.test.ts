import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { s3FileStore } from '#server/platform/files/s3-file-store.ts';
import { describeWithSwift } from '#server/testing/describe-with-swift.ts';
import {
  emptyInstallation,
  type Installation,
  readFiles,
  removeTemporaryFolders,
  temporaryFolder,
} from '#server/testing/installation.ts';
import { startSwift, type TestSwift } from '#server/testing/start-swift.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const facts = {
  format: 1 as const,
  version: '0.2.0',
  createdAt: '2026-11-18T08:00:00.000Z',
  secretKey: null,
  secretKeyCheck: 'check',
};

const secret = randomBytes(32);

async function move(source: Installation, target: Installation): Promise<void> {
  const path = join(await temporaryFolder(), 'moved.tar');
  await writeBackup({ ...source, facts, secret }, path);
  const { size } = await stat(path);
  await restoreBackup({ open: () => createReadStream(path), size }, target, { secret });
}

describeWithSwift('a backup of files in S3', () => {
  let swift: TestSwift;
  let bucket: FileStore;
  beforeAll(async () => {
    swift = await startSwift();
    const { endpoint, region, accessKeyId, secretAccessKey } = swift;
    const credentials = { accessKeyId, secretAccessKey };
    const admin = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
    await admin.send(new CreateBucketCommand({ Bucket: 'backup-test' }));
    admin.destroy();
    bucket = s3FileStore({ bucket: 'backup-test', ...swift });
  });
  afterAll(async () => {
    bucket.close();
    await swift.stop();
    await removeTemporaryFolders();
  });

  it('moves every byte from the disk to the bucket, and back', async () => {
    const { url, db } = await createTestDatabase();
    await db.$client.end();
    const files = diskFileStore(await temporaryFolder());
    await files.put('2026-11/empty.pdf', Buffer.alloc(0));
    await files.put('2026-11/large.mp4', randomBytes(20_000_001));
    const inBucket = await emptyInstallation(bucket);
    await move({ url, files }, inBucket);
    const onDisk = await emptyInstallation();
    await move(inBucket, onDisk);
    const expected = await readFiles(files);
    expect(await readFiles(bucket)).toEqual(expected);
    expect(await readFiles(onDisk.files)).toEqual(expected);
  });
});
