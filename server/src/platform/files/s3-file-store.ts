import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { dayMs } from '#contract/day-ms.ts';
import type { Config } from '../../config.ts';
import { contentTypeOf, isFileKey } from './content-type.ts';
import type { FileFacts, FileStore } from './file-store.ts';

type S3Config = NonNullable<Config['s3']>;

/** A download that its reader has paused holds a socket; with the usual 50 of them nobody else would get a file. */
const sockets = { maxSockets: 2_000 };

/** Files in an S3-compatible bucket; large ones are sent in parts of 8 MB, two at a time. */
export function s3FileStore(config: S3Config): FileStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestHandler: { connectionTimeout: 10_000, httpAgent: sockets, httpsAgent: sockets },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const objectOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('This is not a key of a file.');
    return { Bucket: bucket, Key: key };
  };

  const put = async (key: string, content: Buffer | Readable) => {
    const params = { ...objectOf(key), Body: content, ContentType: contentTypeOf(key) };
    await new Upload({ client, params, queueSize: 2, partSize: 8 * 1024 * 1024 }).done();
  };

  return {
    put,
    take: async (key, path) => {
      await put(key, createReadStream(path));
      await rm(path, { force: true });
    },
    get: async (key, range) => {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const command = new GetObjectCommand({ ...objectOf(key), ...part });
      const found = await client.send(command).catch(nullIfMissing);
      if (!(found?.Body instanceof Readable)) return null;
      return { ...factsOf(key, found), stream: found.Body };
    },
    head: async (key) => {
      const found = await client.send(new HeadObjectCommand(objectOf(key))).catch(nullIfMissing);
      return found && factsOf(key, found);
    },
    delete: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(nullIfMissing);
    },
    list: async function* (folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: folder });
      for await (const { Contents = [] } of pages) for (const { Key = '' } of Contents) yield Key;
    },
    sweep: () => abortUploads(client, bucket, Date.now() - dayMs),
    close: () => client.destroy(),
  };
}

async function abortUploads(client: S3Client, bucket: string, before: number): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Initiated.getTime() > before) continue;
    const command = new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId });
    await client.send(command).catch(nullIfMissing);
  }
}

function factsOf(key: string, found: HeadObjectCommandOutput | GetObjectCommandOutput): FileFacts {
  const whole = 'ContentRange' in found ? found.ContentRange?.split('/')[1] : undefined;
  return {
    size: whole === undefined ? (found.ContentLength ?? 0) : Number(whole),
    contentType: contentTypeOf(key),
    etag: found.ETag ?? '',
    lastModified: found.LastModified ?? new Date(0),
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}
