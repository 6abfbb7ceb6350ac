import { parseWebAddress } from '#contract/web-address.ts';

export interface TextPart {
  /** The index in the text, used as a React key. */
  at: number;
  text: string;
  href?: string;
}

const address = /(?<![\p{L}\p{N}_@/.-])(?:https?:\/\/|www\.)[^\s<>"“”«»]+/giu;
const longestAddress = 2_000;
const trailing = /[.,;:!?'’”)\]}…*_~]$/u;
const openings: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Splits a text into links and plain text. */
export function linkify(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(address)) {
    if (match.length > longestAddress) continue;
    const link = withoutTrailing(match);
    const href = parseWebAddress(link);
    if (!href) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: shownAddress(link, href), href });
    end = index + link.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

/** Trailing punctuation belongs to the sentence, unless it closes a bracket inside the URL. */
function withoutTrailing(match: string): string {
  let link = match;
  while (trailing.test(link)) {
    const last = link.slice(-1);
    const opening = openings[last];
    if (opening && count(link, opening) >= count(link, last)) break;
    link = link.slice(0, -1);
  }
  return link;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** As it was typed, but for a host of other letters, which may look like one that the reader trusts. */
function shownAddress(link: string, href: string): string {
  return new URL(href).hostname.includes('xn--') ? href : link;
}
