import { CreateBucketCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithSwift } from '../../testing/describe-with-swift.ts';
import { testFileStore } from '../../testing/file-store-behaviour.ts';
import { startSwift, type TestSwift } from '../../testing/start-swift.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

describeWithSwift('files in S3', () => {
  let swift: TestSwift;
  let store: FileStore;
  let admin: S3Client;
  const bucket = 'callboard-test';

  beforeAll(async () => {
    swift = await startSwift();
    const { endpoint, region, accessKeyId, secretAccessKey } = swift;
    admin = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
    await admin.send(new CreateBucketCommand({ Bucket: bucket }));
    store = s3FileStore({ bucket, ...swift });
  });
  afterAll(async () => {
    store.close();
    admin.destroy();
    await swift.stop();
  });

  testFileStore(() => store);

  it('leave no parts of a broken upload behind', async () => {
    const { Uploads } = await admin.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    expect(Uploads ?? []).toEqual([]);
  });

  it('are refused with a wrong secret', async () => {
    const stranger = s3FileStore({ bucket, ...swift, secretAccessKey: 'wrong' });
    await expect(stranger.put('x.jpg', Buffer.from('x'))).rejects.toThrow();
    await expect(stranger.head('posts/poster.png')).rejects.toThrow();
    stranger.close();
  });
});

describe('files in a bucket that cannot be reached', () => {
  it('are not taken for missing', async () => {
    const store = s3FileStore({
      bucket: 'none',
      endpoint: 'http://127.0.0.1:9',
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    await expect(store.head('x.jpg')).rejects.toThrow();
    store.close();
  });
});
