import type { Message } from '#contract/messages/contract.ts';
import { groupByDay } from '#web/lib/format/group-by-day.ts';

/** Messages of one sender within one minute, which share a line with the time. */
export interface MessageRun {
  senderId: string;
  messages: Message[];
}

interface MessageDay {
  label: string;
  runs: MessageRun[];
}

/** The oldest first. */
export function groupMessages(newestFirst: Message[], now = new Date()): MessageDay[] {
  return groupByDay(newestFirst.toReversed(), now).map(({ label, items }) => ({
    label,
    runs: splitRuns(items),
  }));
}

function splitRuns(messages: Message[]): MessageRun[] {
  const runs: MessageRun[] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const last = run?.messages.at(-1);
    const isSameRun =
      run?.senderId === message.senderId && last && minuteOf(last) === minuteOf(message);
    if (isSameRun) run.messages.push(message);
    else runs.push({ senderId: message.senderId, messages: [message] });
  }
  return runs;
}

const minuteOf = ({ createdAt }: Message) => Math.floor(Date.parse(createdAt) / 60_000);
