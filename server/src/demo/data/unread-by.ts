import { unreadHours } from '../times.ts';

type Message = { from: string; hoursAgo: number };

/** What a member got lately and has not answered: the last messages of a conversation, the oldest first. */
export function unreadBy<One extends Message>(messages: One[], member: string): One[] {
  const answered = messages.findLastIndex(({ from }) => from === member);
  return messages.slice(answered + 1).filter(({ hoursAgo }) => hoursAgo < unreadHours);
}
