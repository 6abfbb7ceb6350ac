import { limit } from '../../db/rate-limit.ts';
import { AppError } from '../../errors/app-error.ts';
import type { App } from '../../http/app.ts';
import { sumRecentBytes } from './queries.ts';
import { countOpenUploads } from './resumable/queries.ts';

const maxConcurrentUploads = 4;
const maxResumableUploads = 20;
const perHour = { max: 200, seconds: 60 * 60 };
const bytesPerDay = 20 * 1024 ** 3;

const running = new Map<string, number>();

/** Refuses more uploads an hour, or more bytes a day, than a person sends by hand. */
export async function limitUploads(app: App, userId: string, bytes: number): Promise<void> {
  if (!app.config.rateLimit) return;
  await limit(app.db, [{ key: `upload ${userId}`, ...perHour }]);
  if ((await sumRecentBytes(app.db, userId)) + bytes > bytesPerDay) {
    throw new AppError(
      'too_many_requests',
      'You have uploaded a great deal today. Please go on tomorrow.',
    );
  }
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
