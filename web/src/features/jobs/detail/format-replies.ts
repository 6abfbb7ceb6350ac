import type { Replies } from '#contract/jobs/contract.ts';

/** “Answers 9 of 10, usually within two days” */
export function formatReplies({ percent, usualHours }: Replies): string {
  const answered = Math.round(percent / 10);
  if (answered === 0) return 'Seldom answers applications';
  const share = answered === 10 ? 'Answers everyone' : `Answers ${answered} of 10`;
  return `${share}, usually within ${formatSpan(usualHours)}`;
}

const numbers = ['', 'a', 'two', 'three', 'four', 'five', 'six'];

function formatSpan(hours: number): string {
  if (hours <= 1) return 'an hour';
  if (hours < 24) return `${hours} hours`;
  const days = Math.ceil(hours / 24);
  if (days < 7) return `${numbers[days]} ${days === 1 ? 'day' : 'days'}`;
  const weeks = Math.ceil(days / 7);
  return weeks < 7 ? `${numbers[weeks]} ${weeks === 1 ? 'week' : 'weeks'}` : `${weeks} weeks`;
}
