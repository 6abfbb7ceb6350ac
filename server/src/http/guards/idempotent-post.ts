import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/client.ts';
import { claimKey, type SavedAnswer, saveAnswer } from '../../db/idempotency-keys.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors/app-error.ts';

/** The Idempotency-Key of a request, or null; throws for a malformed one. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw new AppError('invalid', 'An Idempotency-Key must be 8 to 100 printable characters.');
}

/**
 * Runs a POST once per key. Its answer is saved in the transaction that does the work: a retry, a race or a crash cannot do
 * the work twice.
 */
export async function runIdempotentPost(
  db: Db,
  userId: string,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (tx: Db) => Promise<unknown>,
): Promise<FastifyReply> {
  const fingerprint = fingerprintOf(request);
  const first = await transaction(db, async (tx): Promise<SavedAnswer> => {
    const earlier = await claimKey(tx, userId, key, fingerprint);
    if (earlier) return earlier;
    const value = await answer(tx);
    const body = value === undefined ? '' : asText(reply.serialize(value));
    await saveAnswer(tx, userId, key, { status: reply.statusCode, body });
    return { request: fingerprint, status: reply.statusCode, body };
  });
  if (first.request !== fingerprint) {
    throw new AppError(
      'conflict',
      'This Idempotency-Key was already used for a different request.',
    );
  }
  reply.status(first.status);
  if (first.body === '') return reply.send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(first.body);
}

function asText(body: string | ArrayBuffer | Buffer): string {
  return typeof body === 'string' ? body : Buffer.from(body as ArrayBuffer).toString();
}

function fingerprintOf(request: FastifyRequest): string {
  const text = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  return createHash('sha256').update(text).digest('base64url');
}
