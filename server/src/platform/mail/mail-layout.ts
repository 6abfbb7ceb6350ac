import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

/** The layout of every mail, as plain text and as HTML. */
export function mailLayout(letter: Letter): { text: string; html: string } {
  const { button, sections = [], unsubscribeUrl } = letter;
  const items = sections.flatMap((section) => section.items);
  const urls = [button?.url, unsubscribeUrl, ...items.map(({ url }) => url)];
  if (urls.some((url) => url !== undefined && !/^https?:\/\/[^\s<>"]+$/.test(url))) {
    throw new Error('The links of a mail must lead to web addresses.');
  }
  return { text: letterText(letter), html: letterHtml(letter).markup };
}
