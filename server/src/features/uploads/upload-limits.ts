import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { assertDiskSpace } from '../../http/files/assert-disk-space.ts';
import { sumBytes } from './queries.ts';
import { countOpenUploads } from './resumable/queries.ts';

const maxConcurrentUploads = 4;
const maxResumableUploads = 20;
const bytesPerDay = 20 * 1024 ** 3;

const running = new Map<string, number>();

/** Refuses what the disk or the member's quota has no room for, and more than a person sends in a day. */
export async function limitUploads(app: App, userId: string, bytes: number): Promise<void> {
  await assertDiskSpace(app, bytes);
  const { recent, total } = await sumBytes(app.db, userId);
  if (total + bytes > app.config.memberQuota) throw new AppError('too_large', quotaSentence(app));
  if (app.config.rateLimit && recent + bytes > bytesPerDay) {
    throw new AppError(
      'too_many_requests',
      'You have reached today’s upload limit. Try again tomorrow.',
    );
  }
}

function quotaSentence({ config }: App): string {
  const gigabytes = Number((config.memberQuota / 1024 ** 3).toFixed(1));
  return `Your files would take more than ${gigabytes} GB. Please delete some of them first.`;
}

export async function limitResumableUploads(app: App, userId: string): Promise<void> {
  if ((await countOpenUploads(app.db, userId)) < maxResumableUploads) return;
  throw new AppError(
    'too_many_requests',
    `You have ${maxResumableUploads} unfinished uploads. Please finish or cancel one of them first.`,
  );
}

/** Runs an upload unless the member has too many running on this instance. */
export async function withUploadSlot<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const others = running.get(userId) ?? 0;
  if (others >= maxConcurrentUploads) {
    throw new AppError(
      'too_many_requests',
      `You are uploading ${maxConcurrentUploads} files already. Please wait until one of them is done.`,
      { retryAfterSeconds: 5 },
    );
  }
  running.set(userId, others + 1);
  try {
    return await work();
  } finally {
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  }
}
