import type { ErrorBody, ErrorIssue } from '#contract/errors.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** What the server says to a person; null when the answer was not ours. */
  readonly userMessage: string | null;
  readonly issues: ErrorIssue[];
  /** Seconds to wait, where the server named them. */
  readonly retryAfter: number | null;

  constructor(response: Pick<Response, 'status' | 'statusText' | 'headers'>, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    const body = readBody(text);
    this.status = response.status;
    this.code = body?.code ?? null;
    this.userMessage = body?.message ?? null;
    this.issues = body?.issues ?? [];
    this.retryAfter = Number(response.headers.get('retry-after')) || null;
  }
}

/** No answer at all: the connection failed on the way. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Network request failed', { cause });
  }
}

export const noConnection =
  'Unable to connect. Please check your internet connection and try again.';

interface Fallbacks {
  /** When the server gave no sentence of its own. */
  fallback: string;
  /** When the answer was not ours at all, such as a proxy's page. */
  unreadable?: string;
}

/** The sentence to show for a failure. */
export function messageOf(error: unknown, { fallback, unreadable = fallback }: Fallbacks): string {
  if (error instanceof NetworkError) return noConnection;
  if (!(error instanceof ApiError)) return fallback;
  return error.code === null ? unreadable : error.userMessage || fallback;
}

function readBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody> | null;
    const isOurs = typeof body?.code === 'string' && typeof body.message === 'string';
    return isOurs ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}
