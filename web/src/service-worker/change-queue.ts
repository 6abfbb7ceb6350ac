import type { SentChange, WorkerMessage } from '#web/lib/offline/worker-messages.ts';
import { exclusive } from './exclusive.ts';
import { findMemberCache, forgetMember } from './member-cache.ts';
import { listWindows, worker } from './worker-scope.ts';

export interface QueuedChange {
  method: string;
  path: string;
  /** The Idempotency-Key too: the server acts once, even if an earlier answer was lost. */
  headers: Record<string, string>;
  body: string | null;
}

const queueKey = '/offline/changes';
const syncTag = 'changes';
const sendTimeout = 30_000;

/** A change that is made while others are being sent must not overtake them. */
const inOrder = exclusive();

/** Sends a change; without a connection, or behind others that wait, it is queued and counts as done. */
export async function answerChange(request: Request): Promise<Response> {
  const change = await describeChange(request);
  return inOrder(async () => {
    const hasWaiting = (await listChanges()).length > 0;
    const answer = hasWaiting ? null : await send(change).catch(() => null);
    if (answer) return answer;
    if (!(await append(change))) return Response.error();
    if (hasWaiting) void sendChanges();
    return new Response(null, { status: 204 });
  });
}

export async function listChanges(): Promise<QueuedChange[]> {
  const stored = await (await findMemberCache())?.match(queueKey);
  return stored ? ((await stored.json()) as QueuedChange[]) : [];
}

/** Sends what is queued, in order, and stops at the first that gets no answer. */
export function sendChanges(): Promise<void> {
  return inOrder(async () => {
    const sent: SentChange[] = [];
    const refusals = new Set<string>();
    for (;;) {
      const [first, ...rest] = await listChanges();
      const answer = first && (await send(first).catch(() => null));
      if (!answer || isTemporary(answer)) break;
      if (answer.status === 401) return forgetMember();
      await writeChanges(rest);
      if (answer.ok) sent.push({ method: first.method, path: first.path });
      else refusals.add(await reason(answer));
    }
    if (refusals.size > 0)
      await tellPages({ type: 'change-refused', message: [...refusals].join(' ') });
    if (sent.length > 0) await tellPages({ type: 'changes-sent', changes: sent });
  });
}

async function describeChange(request: Request): Promise<QueuedChange> {
  const { pathname, search } = new URL(request.url);
  const names = ['content-type', 'idempotency-key'];
  const headers = names.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = await request.text();
  return {
    method: request.method,
    path: pathname + search,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: body || null,
  };
}

const send = ({ path, ...change }: QueuedChange) =>
  fetch(path, { ...change, credentials: 'include', signal: AbortSignal.timeout(sendTimeout) });

const isTemporary = ({ status }: Response) => status === 429 || status >= 500;

/** False where nobody is known to be signed in. */
async function append(change: QueuedChange): Promise<boolean> {
  if (!(await findMemberCache())) return false;
  await writeChanges([...(await listChanges()), change]);
  await worker.registration.sync?.register(syncTag).catch(() => undefined);
  return true;
}

async function writeChanges(changes: QueuedChange[]): Promise<void> {
  const cache = await findMemberCache();
  if (changes.length === 0) await cache?.delete(queueKey);
  else await cache?.put(queueKey, Response.json(changes));
}

async function reason(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { message?: string } | null;
  return body?.message ?? 'It could not be saved.';
}

async function tellPages(message: WorkerMessage): Promise<void> {
  for (const page of await listWindows()) page.postMessage(message);
}
