import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#server/http/app.ts';
import { cookieName, cookieOptions, cookieSeconds } from '#server/http/session-cookie.ts';
import { serverKey } from '#server/platform/server-key.ts';

/** A member and the password of today: with another password, every device is unknown again. */
export interface DeviceOwner {
  userId: string;
  passwordHash: string;
}

interface Device {
  id: string;
  signature: string;
}

/** How many members of one browser are remembered. */
const capacity = 4;

/** Remembers, past a sign-out, that this member has signed in in this browser. */
export function rememberDevice(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: DeviceOwner,
): void {
  const known = readDevices(app, request);
  const mine = known.find((device) => isDeviceOf(app, device, owner)) ?? newDevice(app, owner);
  const others = known.filter(({ id }) => id !== mine.id);
  const kept = [mine, ...others].slice(0, capacity);
  const value = kept.map(({ id, signature }) => `${id}.${signature}`).join('.');
  reply.setCookie(cookieName(app, 'device'), value, {
    ...cookieOptions(app),
    maxAge: cookieSeconds,
  });
}

/** The id of the device if this member has signed in here with the password of today. */
export function findDevice(app: App, request: FastifyRequest, owner: DeviceOwner): string | null {
  return readDevices(app, request).find((device) => isDeviceOf(app, device, owner))?.id ?? null;
}

function newDevice(app: App, owner: DeviceOwner): Device {
  const id = randomBytes(16).toString('base64url');
  return { id, signature: sign(app, id, owner) };
}

function isDeviceOf(app: App, { id, signature }: Device, owner: DeviceOwner): boolean {
  return timingSafeEqual(Buffer.from(sign(app, id, owner)), Buffer.from(signature));
}

function sign(app: App, id: string, { userId, passwordHash }: DeviceOwner): string {
  return createHmac('sha256', serverKey(app, 'device'))
    .update(`${id} ${userId} ${passwordHash}`)
    .digest('base64url');
}

function readDevices(app: App, request: FastifyRequest): Device[] {
  const value = request.cookies[cookieName(app, 'device')] ?? '';
  const found = value.matchAll(/(?<=^|\.)(?<id>[\w-]{22})\.(?<signature>[\w-]{43})(?=\.|$)/g);
  return [...found]
    .slice(0, capacity)
    .map(({ groups }) => ({ id: groups?.['id'] ?? '', signature: groups?.['signature'] ?? '' }));
}
