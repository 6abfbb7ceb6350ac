import { z } from 'zod';
import { defineTask } from '../../platform/queue/task.ts';

const subscription = z.object({
  subscriptionId: z.string(),
  /** When it is no news any more, where it had to wait for its turn. */
  until: z.number().optional(),
});

/** One push to one device: a notification to show, the tag of one to close, or a test. */
export const sendPushTask = defineTask(
  'send-push',
  z.union([
    subscription.extend({ show: z.string() }),
    subscription.extend({ close: z.string() }),
    subscription.extend({ test: z.literal(true) }),
  ]),
  { retries: 8, retrySeconds: 30, expireSeconds: 60, keepSeconds: 24 * 3600 },
);

export type PushOrder = z.output<typeof sendPushTask.schema>;
