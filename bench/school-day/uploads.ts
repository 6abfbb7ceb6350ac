import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { tusPath, type UploadResponse, uploads } from '#contract/uploads/contract.ts';
import { formWith, plainImage, sampleFiles } from '#server/testing/sample-files.ts';
import { timed } from './ask.ts';
import type { Person } from './person.ts';

const chunkBytes = 16 * 1024 ** 2;
/** About 32 megabits a second. */
const chunkSeconds = 4;
let photoForm: Promise<ReturnType<typeof formWith>> | undefined;

/** Twelve megapixels in about two megabytes, as of a phone: plain noise would have thirty. */
async function takePhoto(): Promise<Buffer> {
  const coarse = await plainImage(500, 375).png().toBuffer();
  return sharp(coarse).resize(4_000, 3_000).jpeg({ quality: 90 }).toBuffer();
}

/** Sends a photo; where its small size for cards is kept. */
export async function uploadPhoto({
  origin,
  cookie,
}: Pick<Person, 'origin' | 'cookie'>): Promise<string | null> {
  photoForm ??= takePhoto().then((file) => formWith(file, 'set.jpg'));
  const { body, headers } = await photoForm;
  const { method, path } = uploads.upload;
  const answer = await timed(`${method} ${path}`, {
    url: `${origin}${path}`,
    method,
    cookie,
    headers,
    body,
  });
  if (!answer) return null;
  const { url, variants } = JSON.parse(answer.body.toString()) as UploadResponse;
  return variants.toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
}

/** As the web does it: in parts, each acknowledged. */
export async function uploadVideo(person: Person, megabytes: number): Promise<void> {
  const { origin, cookie } = person;
  const file = Buffer.alloc(megabytes * 1024 ** 2, 7);
  sampleFiles.webm.copy(file);
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await timed(`POST ${tusPath}`, {
    url: `${origin}${tusPath}`,
    method: 'POST',
    cookie,
    headers: {
      ...tus,
      'upload-length': file.length,
      'upload-metadata': `filename ${Buffer.from('reel.webm').toString('base64')}`,
    },
    body: '',
  });
  const url = new URL(begun?.headers.location ?? '', origin).href;
  for (let offset = 0; offset < file.length; offset += chunkBytes) {
    await timed(`PATCH ${tusPath}/:id`, {
      url,
      method: 'PATCH',
      cookie,
      headers: {
        ...tus,
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
      },
      body: file.subarray(offset, offset + chunkBytes),
    });
    await sleep(chunkSeconds * 1_000);
  }
  await timed(`POST ${tusPath}/:id/finish`, { url: `${url}/finish`, method: 'POST', cookie });
}
