import type { Letter, LetterItem } from './letter.ts';
import { wrapText } from './wrap-text.ts';

/** A letter as plain text: short lines, each link alone on its line, where every reader finds its end. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, code, sections = [], button, note, unsubscribeUrl } = letter;
  const parts = [heading, ...paragraphs].map((text) => wrapText(text));
  if (code) parts.push(`    ${code}`);
  for (const section of sections) {
    if (section.heading) parts.push(underlined(section.heading));
    parts.push(...section.items.map(itemText));
  }
  if (button) parts.push(`${wrapText(`${button.label}:`)}\n${button.url}`);
  parts.push(
    [
      '-- \nCallboard',
      ...(note ? [wrapText(note)] : []),
      ...(unsubscribeUrl ? [`Unsubscribe from mails like this:\n${unsubscribeUrl}`] : []),
    ].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

function underlined(heading: string): string {
  const text = wrapText(heading);
  const lastLine = text.slice(text.lastIndexOf('\n') + 1);
  return `${text}\n${'-'.repeat(Array.from(lastLine).length)}`;
}

function itemText({ title, text, url }: LetterItem): string {
  const lines = [`* ${wrapText(title, '  ')}`];
  if (text) lines.push(`  ${wrapText(text, '  ')}`);
  return [...lines, `  ${url}`].join('\n');
}
