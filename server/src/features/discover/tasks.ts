import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { type Queue, schedule, work } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { forgetUnusedWords } from './commands.ts';

const forgetWordsTask = defineTask('forget-search-words', z.object({}), { expireSeconds: 600 });

export function registerDiscoverTasks(app: App, queue: Queue): void {
  work(queue, forgetWordsTask, () => forgetUnusedWords(app.db));
  schedule(queue, forgetWordsTask, '40 * * * *', {});
}
