import { z } from 'zod';
import { serviceRegistry } from '../../db/service-registry.ts';
import type { LogReceiver } from '../../platform/log-receiver/log-receiver.ts';
import { defineTask } from '../../platform/queue/task.ts';

/** Who gets a copy of each entry; attached to no database where AUDIT_FORWARD is not set. */
export const forwarding = serviceRegistry<LogReceiver>('receiver of the audit log');

const yearSeconds = 365 * 24 * 3600;

/** Sends an entry. It is read when it is sent, from a table that this application cannot change. Nothing gives it up. */
export const forwardTask = defineTask('forward-audit-entry', z.object({ entryId: z.string() }), {
  retries: 1_000_000,
  retrySeconds: 2,
  maxRetrySeconds: 300,
  expireSeconds: 60,
  waitSeconds: 10 * yearSeconds,
  keepSeconds: yearSeconds,
});
