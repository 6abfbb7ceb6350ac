import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { transaction } from '../db/transaction.ts';
import { portfolioItems } from '../features/portfolio/tables.ts';
import { posts } from '../features/posts/tables.ts';
import { attachUpload } from '../features/uploads/commands.ts';
import { urlOfKey } from '../features/uploads/queries.ts';
import { storeFile } from '../features/uploads/store-file.ts';
import { users } from '../features/users/tables.ts';
import { enqueue, type Queue, work } from '../platform/queue/queue.ts';
import { defineTask } from '../platform/queue/task.ts';
import { members } from './data/members.ts';
import { portfolio } from './data/portfolio.ts';
import { posts as demoPosts } from './data/posts.ts';
import { demoId } from './demo-ids.ts';

/** Three quarters of the drawings' own size: enough for a card, and drawn in half the time. */
const density = 54;

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('portrait'), member: z.string() }),
  z.object({ kind: z.literal('post'), index: z.int() }),
  z.object({ kind: z.literal('portfolio'), index: z.int() }),
]);

type Place = z.output<typeof place>;

/** The demo's pictures take seconds each, so they are drawn after the start, those on top of the feed first. */
const drawDemoJob = defineTask('draw-demo', place, { retries: 2 });

export async function enqueueDrawings(tx: Db): Promise<void> {
  const withStill = demoPosts.flatMap(({ still, hoursAgo }, index) =>
    still ? { index, hoursAgo } : [],
  );
  const newestFirst = withStill.sort((a, b) => a.hoursAgo - b.hoursAgo);
  const places: Place[] = [
    ...newestFirst.slice(0, 3).map(({ index }) => ({ kind: 'post' as const, index })),
    ...members.map(({ key }) => ({ kind: 'portrait' as const, member: key })),
    ...newestFirst.slice(3).map(({ index }) => ({ kind: 'post' as const, index })),
    ...portfolio.map((_, index) => ({ kind: 'portfolio' as const, index })),
  ];
  for (const one of places) await enqueue(tx, drawDemoJob, one);
}

export function registerDemoTasks(db: Db, queue: Queue): void {
  work(queue, drawDemoJob, (where) => draw(db, where));
}

/** Draws, then rests: whoever looks around meanwhile should not feel it. Not for long, since a stop waits for it. */
async function draw(db: Db, where: Place): Promise<void> {
  const begun = performance.now();
  if (where.kind === 'portrait') await drawPortrait(db, where.member);
  else if (where.kind === 'post') await drawPost(db, where.index);
  else await drawPortfolioItem(db, where.index);
  await sleep(Math.min(2 * (performance.now() - begun), 1_500));
}

async function drawPortrait(db: Db, key: string): Promise<void> {
  const { renderPortrait } = await import('./stills/render-portrait.ts');
  const userId = demoId.user(key);
  await hang(db, userId, `${key}.png`, renderPortrait(key).svg, async (tx, _, url) => {
    await tx.update(users).set({ profileImageUrl: url }).where(eq(users.id, userId));
  });
}

async function drawPost(db: Db, index: number): Promise<void> {
  const post = demoPosts[index];
  if (!post?.still) return;
  const { renderStill } = await import('./stills/render-still.ts');
  const { svg, alt } = renderStill(post.still);
  await hang(db, demoId.user(post.author), `${post.still}.png`, svg, async (tx, uploadId) => {
    await tx
      .update(posts)
      .set({ uploadId, mediaAlt: alt })
      .where(eq(posts.id, demoId.post(index)));
  });
}

async function drawPortfolioItem(db: Db, index: number): Promise<void> {
  const item = portfolio[index];
  if (!item) return;
  const { renderStill } = await import('./stills/render-still.ts');
  const { member, still, ...texts } = item;
  const userId = demoId.user(member);
  await hang(db, userId, `${still}.png`, renderStill(still).svg, async (tx, uploadId) => {
    const row = { ...texts, id: newId('item'), userId, uploadId, sortOrder: index };
    await tx.insert(portfolioItems).values({ ...row, mediaType: 'image' });
  });
}

/** Rasterises a drawing, sends it the way of every upload, and puts it where it belongs. */
async function hang(
  db: Db,
  userId: string,
  name: string,
  svg: string,
  use: (tx: Db, uploadId: string, url: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-drawing-'));
  try {
    const { default: sharp } = await import('sharp');
    const path = join(folder, name);
    await sharp(Buffer.from(svg), { density }).png({ compressionLevel: 2 }).toFile(path);
    const file = { path, name, size: (await stat(path)).size };
    const upload = await storeFile(db, { id: userId }, file);
    const url = urlOfKey(upload.key);
    await transaction(db, async (tx) => {
      await use(tx, await attachUpload(tx, { id: userId }, url), url);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
