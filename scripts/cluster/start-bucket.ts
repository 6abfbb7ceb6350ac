import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { startSwift } from '#server/testing/start-swift.ts';
import type { Stops } from './start-cluster.ts';

const bucket = 'callboard';

/** Starts Swift with its S3 API and an empty bucket; returns Callboard's settings for it. */
export async function startBucket(stops: Stops): Promise<Record<string, string>> {
  const { endpoint, region, accessKeyId, secretAccessKey, stop } = await startSwift();
  stops.push(stop);
  const credentials = { accessKeyId, secretAccessKey };
  const admin = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await admin.send(new CreateBucketCommand({ Bucket: bucket }));
  admin.destroy();
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
