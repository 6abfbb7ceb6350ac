/** What the one row of a pair remembers; `none` where there is no row. */
export type ConnectionState = 'none' | 'pending' | 'accepted' | 'declined' | 'removed';

/** Who I am in the row: the one who asked last, or the one who was asked. */
export type ConnectionRole = 'requester' | 'recipient';

export type ConnectionAct = 'request' | 'accept' | 'block' | 'withdraw';

const restDays = 30;

export interface Pair {
  state: ConnectionState;
  role: ConnectionRole;
  /** When the state was reached, in milliseconds. */
  since: number;
}

export type ConnectionOutcome =
  | { state: ConnectionState }
  | { refusal: string; code: 'conflict' | 'forbidden' };

const refuse = (code: 'conflict' | 'forbidden', refusal: string): ConnectionOutcome => ({
  code,
  refusal,
});

/** What an act leads to, for whoever does it: the state machine of connections, whole. */
export function actOn(pair: Pair, act: ConnectionAct, now: number): ConnectionOutcome {
  switch (act) {
    case 'request':
      return request(pair, now);
    case 'accept':
      return accept(pair);
    case 'block':
      return declineOrRemove(pair);
    case 'withdraw':
      return withdraw(pair);
  }
}

function request(pair: Pair, now: number): ConnectionOutcome {
  if (pair.state === 'accepted') return refuse('conflict', 'You are already connected.');
  if (pair.state === 'pending') {
    return pair.role === 'recipient'
      ? { state: 'accepted' }
      : refuse('conflict', 'You have already asked to connect.');
  }
  const refusal = restRefusal(pair, now);
  return refusal ? refuse('forbidden', refusal) : { state: 'pending' };
}

function accept({ state, role }: Pair): ConnectionOutcome {
  if (state === 'accepted') return { state };
  if (state !== 'pending') return refuse('conflict', 'This request is no longer open.');
  return role === 'recipient'
    ? { state: 'accepted' }
    : refuse('forbidden', 'Only the person you asked can accept.');
}

/** The wire's `blocked`: declines what is asked, removes what is accepted, and is already so otherwise. */
function declineOrRemove({ state, role }: Pair): ConnectionOutcome {
  if (state === 'accepted') return { state: 'removed' };
  if (state !== 'pending') return { state };
  return role === 'recipient'
    ? { state: 'declined' }
    : refuse('forbidden', 'Only the person you asked can decline. You can withdraw your request.');
}

function withdraw({ state, role }: Pair): ConnectionOutcome {
  if (state === 'pending' && role === 'requester') return { state: 'none' };
  return state === 'pending'
    ? refuse('forbidden', 'Only the person who asked can withdraw the request.')
    : refuse('conflict', 'This request is no longer open.');
}

/** Whoever was declined waits; whoever declined may ask at any time. */
export function restRefusal({ state, role, since }: Pair, now: number): string | null {
  const until = since + restDays * 86_400_000;
  if (state !== 'declined' || role !== 'requester' || now >= until) return null;
  const day = new Date(until).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return `Your request was declined. You can ask again from ${day}.`;
}
