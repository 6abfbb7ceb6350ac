import { z } from 'zod';
import { limitOf, perHour } from '../limits.ts';
import { idParams, instant } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { quietHours } from './quiet-hours.ts';

/** `bytes` of base64url without padding; some browsers pad it. */
const base64url = (bytes: number, message: string) =>
  z
    .string(message)
    .max(200, message)
    .transform((value) => value.replace(/=+$/, ''))
    .refine(
      (value) => /^[\w-]+$/.test(value) && Math.floor((value.length * 3) / 4) === bytes,
      message,
    );

const malformed = 'This is not a subscription of a browser.';

/** As `PushSubscription.toJSON()` of the browser writes it. */
const newSubscription = z.object({
  endpoint: z
    .string(malformed)
    .max(1000, malformed)
    .regex(/^https:\/\/[\x21-\x7e]+$/, 'The address of a push service begins with https://.')
    .refine((value) => URL.canParse(value), malformed),
  keys: z.object({
    /** A point of the curve P-256, uncompressed. */
    p256dh: base64url(65, malformed),
    auth: base64url(16, malformed),
  }),
});

const pushDevice = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: instant,
  /** When a push last reached it. */
  lastSuccessAt: instant.nullable(),
  /** Whether it was turned on in the session that asks. */
  isCurrent: z.boolean(),
});

const pushSettings = z.object({
  /** The public key of the server, which the browser subscribes with. */
  publicKey: z.string(),
  devices: z.array(pushDevice),
  quietHours: quietHours.nullable(),
});

export type NewSubscription = z.output<typeof newSubscription>;
export type PushDevice = z.output<typeof pushDevice>;
export type PushSettings = z.output<typeof pushSettings>;

export const push = {
  settings: defineRoute({
    method: 'GET',
    path: '/api/push',
    access: 'member',
    summary: 'My devices that get push notifications, my quiet hours and the key of the server',
    response: pushSettings,
  }),
  subscribe: defineRoute({
    method: 'POST',
    path: '/api/push/subscriptions',
    access: 'member',
    limit: 'none',
    summary: 'Turn push notifications on for this browser',
    body: newSubscription,
    response: pushDevice,
    status: 201,
  }),
  unsubscribe: defineRoute({
    method: 'DELETE',
    path: '/api/push/subscriptions/:id',
    access: 'member',
    limit: 'none',
    summary: 'Turn push notifications off for one of my devices',
    params: idParams,
    response: null,
  }),
  sendTest: defineRoute({
    method: 'POST',
    path: '/api/push/subscriptions/:id/test',
    access: 'member',
    limit: limitOf('test notifications', perHour(30)),
    summary: 'Send a test notification to one of my devices',
    params: idParams,
    response: null,
  }),
  setQuietHours: defineRoute({
    method: 'PUT',
    path: '/api/push/quiet-hours',
    access: 'member',
    limit: 'none',
    summary: 'Set or clear my quiet hours',
    body: z.object({ quietHours: quietHours.nullable() }),
    response: null,
  }),
};
