import type { FeedReason } from '#contract/feed/contract.ts';
import { describeReason } from './describe-reason.ts';

export function FeedReasonLine({ reason }: { reason: FeedReason | undefined }) {
  const words = reason && describeReason(reason);
  if (!words) return null;
  return (
    <p className="-my-1 border-l-2 border-accent pl-2.5 text-sm text-ink-soft">For you: {words}</p>
  );
}
