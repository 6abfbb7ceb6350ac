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
    const href = hrefOf(link);
    if (!href) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: link, href });
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

/** Null for URLs that are not public, or that disguise their host behind a user name. */
function hrefOf(link: string): string | null {
  const href = /^www\./i.test(link) ? `https://${link}` : link;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  if (url.username || url.password || !url.hostname.includes('.')) return null;
  return url.href;
}
