import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';

/** Whom a passkey is made for: a domain name, and the origin of the pages that may use it. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Null under an IP address, for which browsers make no passkeys. */
export function findRelyingParty(app: App, request: FastifyRequest): RelyingParty | null {
  const { hostname, origin } = addressOf(app, request);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
}

export function getRelyingParty(app: App, request: FastifyRequest): RelyingParty {
  const party = findRelyingParty(app, request);
  if (party) return party;
  throw new AppError(
    'invalid',
    'Passkeys need a domain name, and this page is open under an IP address. Please use an authenticator app here.',
  );
}

/** Outside production, and without a PUBLIC_URL, the address that the browser has: localhost as well as 127.0.0.1. */
function addressOf(app: App, request: FastifyRequest): URL {
  const { production, publicUrl } = app.config;
  const used = production || publicUrl ? null : URL.parse(`http://${request.headers.host}`);
  return used ?? new URL(app.publicUrl());
}
