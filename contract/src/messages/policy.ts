/** What the one row of a pair remembers; `none` where there is no row. */
export type ConversationState = 'none' | 'open' | 'requested' | 'declined' | 'ended';

/** Days after a decline until the member who asked may ask again. */
export const requestRestDays = 30;

/** Requests of one member to people whom they are not connected with, in 24 hours. */
export const requestsPerDay = 20;

export const waitingRefusal = 'You have already written. You can go on once they answer.';
export const deletedRefusal = 'This account no longer exists.';
export const selfRefusal = 'You cannot write to yourself.';

export interface ConversationPair {
  state: ConversationState;
  /** Whether I sent the request that is open or was declined. */
  isMine: boolean;
  isConnected: boolean;
  /** When the state was reached, in milliseconds. */
  since: number;
}

export type WriteOutcome = { state: 'open' | 'requested' } | { refusal: string };

/** What a message of mine leads to: it is sent, it is a request, or it is refused. */
export function write(pair: ConversationPair, now: number): WriteOutcome {
  if (pair.isConnected || pair.state === 'open') return { state: 'open' };
  if (pair.state === 'none' || pair.state === 'ended') return { state: 'requested' };
  if (!pair.isMine) return { state: 'open' };
  return isWaiting(pair, now) ? { refusal: waitingRefusal } : { state: 'requested' };
}

/** The one who was declined reads the same as one whose request is open. */
function isWaiting({ state, since }: ConversationPair, now: number): boolean {
  return state === 'requested' || now < since + requestRestDays * 86_400_000;
}

export type AnswerOutcome =
  | { isChanged: boolean }
  | { refusal: string; code: 'conflict' | 'forbidden' };

/** Accepting or declining: only whoever was asked can do it, while the request is open. */
export function answerRequest(
  { state, isMine }: Pick<ConversationPair, 'state' | 'isMine'>,
  answer: 'accept' | 'decline',
): AnswerOutcome {
  if (answer === 'accept' && state === 'open') return { isChanged: false };
  if (isMine)
    return { code: 'forbidden', refusal: `Only the person you wrote to can ${answer} this.` };
  if (state === 'requested') return { isChanged: true };
  return { code: 'conflict', refusal: 'This request is no longer open.' };
}

/** What a block leads to. A request stays unanswered: otherwise a block that is lifted would allow a second one. */
export function stateAfterBlock<State extends ConversationState>(
  state: State,
): State | 'declined' | 'ended' {
  if (state === 'requested') return 'declined';
  return state === 'open' ? 'ended' : state;
}
