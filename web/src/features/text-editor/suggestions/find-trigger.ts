import type { Mention } from '#contract/comments/mentions.ts';
import { splitMentions } from '#contract/comments/split-mentions.ts';

export interface Trigger {
  kind: 'mention' | 'emoji';
  /** Where the text begins that a choice replaces. */
  from: number;
  query: string;
}

/** A name is three words at most, each of letters, digits and what joins them. */
const typedName =
  /(?<![\p{L}\p{M}\p{Nd}@/])@(?<query>[\p{L}\p{M}\p{Nd}'’.-]*(?: [\p{L}\p{M}\p{Nd}'’.-]*){0,2})$/u;
/** Two letters at least: `:)`, `:D` and `9:30` stay as they are. */
const typedEmoji = /(?<![^\s(]):(?<query>[a-z][\w+-]{1,30})$/i;
const longestQuery = 60;

/** What is being typed before the caret, if it asks for suggestions. */
export function findTrigger(
  text: string,
  caret: number,
  { mentions, canMention }: { mentions: Mention[]; canMention: boolean },
): Trigger | null {
  const before = text.slice(Math.max(0, caret - longestQuery), caret);
  const name = canMention ? typedName.exec(before) : null;
  const match = name ?? typedEmoji.exec(before);
  const query = match?.groups?.['query'];
  if (!match || query === undefined) return null;
  const from = caret - match[0].length;
  const isChosen = splitMentions(text, mentions).some(
    (piece) => piece.mention && piece.at === from,
  );
  return isChosen ? null : { kind: name ? 'mention' : 'emoji', from, query };
}
