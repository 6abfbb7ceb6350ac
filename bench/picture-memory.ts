import sharp from 'sharp';
import { uploads } from '#contract/uploads/contract.ts';
import { formWith } from '#server/testing/sample-files.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { type Environment, withEnvironment } from './support/environment.ts';
import { peakMemory, residentMemory } from './support/resident-memory.ts';

const rounds = 4;
const allowedMegabytes = 760;

/** As `npm start`, the unit and the image set it; the environment of this process comes first, to compare. */
const allocator = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

export const pictureMemory: Benchmark = {
  name: 'memory of the worst pictures',
  description: `${allowedMegabytes} MB over the peak of the server's resident memory in round ${rounds} of the costliest pictures that are taken, two at a time`,
  threshold: 1,
  unit: 'ratio',
  measure: async () => {
    const pictures = await makePictures();
    return withEnvironment((environment) => measureRounds(environment, pictures), allocator);
  },
};

async function measureRounds(environment: Environment, pictures: Picture[]): Promise<number> {
  const { server } = environment.processes;
  let peak = 0;
  for (let round = 1; round <= rounds; round++) {
    peak = await peakMemory(server, sendAll(environment, pictures));
    const kept = await residentMemory(server);
    console.log(`  round ${round}: ${peak.toFixed(0)} MB at most, ${kept.toFixed(0)} MB after`);
  }
  return allowedMegabytes / peak;
}

interface Picture {
  name: string;
  content: Buffer;
}

/** At the limit of what each decoder may take (docs/decisions/0031). */
async function makePictures(): Promise<Picture[]> {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c63' } });
  return [
    { name: 'large.png', content: await plain(10_000, 9_990).png().toBuffer() },
    {
      name: 'interlaced.png',
      content: await plain(5_470, 5_470)
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
    },
    {
      name: 'progressive.jpg',
      content: await plain(5_470, 5_470).jpeg({ progressive: true }).toBuffer(),
    },
    {
      name: 'large.avif',
      content: await plain(4_080, 4_080).avif({ effort: 0, quality: 30 }).toBuffer(),
    },
    { name: 'long.webp', content: await animate(150, 440) },
  ];
}

async function animate(frames: number, side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const frame = () =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#c63', noise } })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const pair = [await frame(), await frame()];
  const all = Array.from({ length: frames }, (_, index) => pair[index % 2] ?? Buffer.alloc(0));
  return sharp(all, { join: { animated: true } })
    .webp({ effort: 0, quality: 60 })
    .toBuffer();
}

/** Two senders, each with all of them. */
async function sendAll(environment: Environment, pictures: Picture[]): Promise<void> {
  const sendEach = async () => {
    for (const picture of pictures) await send(environment, picture);
  };
  await Promise.all([sendEach(), sendEach()]);
}

async function send({ url, cookie }: Environment, { name, content }: Picture): Promise<void> {
  const { body, headers } = formWith(content, name);
  const { method, path } = uploads.upload;
  const answer = await fetch(url + path, { method, headers: { ...headers, cookie }, body });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
}

if (import.meta.main) await benchmark(pictureMemory);
