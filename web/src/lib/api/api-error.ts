import type { ErrorBody, ErrorIssue } from '#contract/errors.ts';

/** The server answered with an error status. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** False when the body is not JSON, such as a proxy's error page. */
  readonly isReadable: boolean;
  /** The server's message for people. */
  readonly userMessage: string | null;
  readonly issues: ErrorIssue[];
  /** Seconds, from the Retry-After header. */
  readonly retryAfter: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const body = readBody(text);
    this.status = response.status;
    this.isReadable = body !== null;
    this.code = body?.code ?? null;
    this.userMessage = body?.message ?? null;
    this.issues = body?.issues ?? [];
    this.retryAfter = Number(response.headers.get('retry-after')) || null;
  }
}

/** The request got no answer. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Network request failed', { cause });
  }
}

/** The server took what was sent and leads elsewhere, such as to a second factor or a restored account: nothing has failed. */
export function asksForMore(error: unknown): boolean {
  return (
    error instanceof ApiError && /_required$|^(deletion_pending|suspended)$/.test(error.code ?? '')
  );
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The server refused what was sent, and says what is wrong with it. */
export function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invalid';
}

/** The server may have acted on the request. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

export const noConnectionMessage =
  'Unable to connect. Please check your internet connection and try again.';

interface Fallbacks {
  /** When the server sent no message. */
  fallback: string;
  /** When the body is not JSON. */
  unreadable?: string;
}

export function errorMessage(
  error: unknown,
  { fallback, unreadable = fallback }: Fallbacks,
): string {
  if (error instanceof NetworkError) return noConnectionMessage;
  if (!(error instanceof ApiError)) return fallback;
  return error.isReadable ? error.userMessage || fallback : unreadable;
}

function readBody(text: string): Partial<ErrorBody> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
