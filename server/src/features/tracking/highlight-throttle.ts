import type { TextHighlight } from '#contract/tracking/contract.ts';
import type { Clock } from '../../platform/clock.ts';
import { throttle } from '../../platform/throttle.ts';

const postMs = 5_000;
const snippetMs = 2_000;

/** True for a highlight that is neither the second on a post in five seconds nor the same words again in two. */
export function highlightThrottle(clock: Clock) {
  const isFirstOnPost = throttle(clock, postMs);
  const isFirstOfWords = throttle(clock, snippetMs);
  return (userId: string, { postId, snippetHash }: TextHighlight): boolean =>
    isFirstOfWords(`${userId} ${snippetHash}`) && isFirstOnPost(`${userId} ${postId}`);
}
