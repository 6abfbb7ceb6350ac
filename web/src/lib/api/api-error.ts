import type { ErrorBody, ErrorIssue } from '#contract/errors.ts';

/** The server answered, and the answer is no. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** False for what is no JSON, such as a proxy's page. */
  readonly isReadable: boolean;
  /** What the server says to a person, if anything. */
  readonly userMessage: string | null;
  readonly issues: ErrorIssue[];
  /** Seconds to wait, where the server named them. */
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

/** No answer at all: the connection failed on the way. */
export class NetworkError extends Error {
  override name = 'NetworkError';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'Network request failed', { cause });
  }
}

export const noConnectionMessage =
  'Unable to connect. Please check your internet connection and try again.';

interface Fallbacks {
  /** When the server gave no sentence of its own. */
  fallback: string;
  /** When the answer was not even JSON. */
  unreadable?: string;
}

/** The sentence to show for a failure. */
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
