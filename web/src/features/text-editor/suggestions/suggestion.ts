import type { Mention } from '#contract/comments/mentions.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import type { Emoji } from './search-emoji.ts';

/** What can be chosen, and the text that takes the place of what was typed. */
export type Suggestion =
  | { key: string; inserted: string; member: UserSummary; mention: Mention }
  | { key: string; inserted: string; emoji: Emoji };

export function suggestMember(member: UserSummary): Suggestion {
  const name = `${member.firstName} ${member.lastName}`;
  return { key: member.id, inserted: `@${name} `, member, mention: { id: member.id, name } };
}

export function suggestEmoji(emoji: Emoji): Suggestion {
  return { key: emoji.name, inserted: emoji.emoji, emoji };
}

/** Whether a name begins so, for people found by what was typed before. */
export function matchesName({ firstName, lastName }: UserSummary, query: string): boolean {
  const name = ` ${plain(`${firstName} ${lastName}`)}`;
  return plain(query)
    .split(' ')
    .every((word) => name.includes(` ${word}`));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
