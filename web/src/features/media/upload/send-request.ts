import { ApiError, NetworkError } from '#web/lib/api/api-error.ts';

interface SendOptions {
  method: 'POST' | 'PATCH';
  url: string;
  headers?: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal: AbortSignal;
  /** Bytes of the body sent, and its size. */
  onProgress?: (sent: number, total: number) => void;
}

const stalledAfterMs = 30_000;

/** XMLHttpRequest, because fetch does not report upload progress. A stalled body counts as a lost connection. */
export function sendRequest(options: SendOptions): Promise<XMLHttpRequest> {
  const { method, url, headers = {}, body = null, signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    const stop = () => request.abort();
    const restartWatchdog = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(stop, stalledAfterMs);
    };

    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      restartWatchdog();
      onProgress?.(loaded, total);
    };
    request.upload.onload = () => clearTimeout(watchdog);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request);
      else reject(toApiError(request));
    };
    request.onerror = () => reject(new NetworkError(new Error('The connection broke')));
    request.onabort = () => {
      if (signal.aborted) reject(signal.reason as Error);
      else reject(new NetworkError(new Error('The connection stalled')));
    };
    request.onloadend = () => {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    if (body !== null) restartWatchdog();
    request.send(body);
  });
}

function toApiError(request: XMLHttpRequest): ApiError {
  const { status, statusText, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after') ?? '';
  return new ApiError(
    { status, statusText, headers: new Headers({ 'retry-after': retryAfter }) },
    responseText,
  );
}
