import { describe, expect, it } from 'vitest';
import { mailLayout } from './mail-layout.ts';

const nasty = '<img src=x onerror=alert(1)> & "friends"';

describe('mailLayout', () => {
  it('escapes everything it is given', () => {
    const { html, text } = mailLayout({
      heading: nasty,
      paragraphs: [nasty],
      code: '<b>',
      sections: [
        { heading: nasty, items: [{ title: nasty, text: nasty, url: 'https://x.test/' }] },
      ],
      button: { label: nasty, url: "https://callboard.test/?a=1&b='2'" },
      note: nasty,
      unsubscribeUrl: 'https://callboard.test/stop?a=1&b=2',
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;');
    expect(html).toContain('href="https://callboard.test/?a=1&amp;b=&#39;2&#39;"');
    expect(text).toContain(nasty);
  });

  it('puts a code alone on its line', () => {
    const { text } = mailLayout({ heading: 'Hi', paragraphs: ['Your code:'], code: 'AB12CD' });
    expect(text).toMatch(/^\s*AB12CD\s*$/m);
  });

  it('refuses links that lead elsewhere than to the web', () => {
    const url = 'javascript:alert(1)';
    const letter = { heading: 'Hi', paragraphs: [] };
    const sections = [{ items: [{ title: 'Open', url }] }];
    const refusal = 'web address';
    expect(() => mailLayout({ ...letter, button: { label: 'Open', url } })).toThrow(refusal);
    expect(() => mailLayout({ ...letter, sections })).toThrow(refusal);
    expect(() => mailLayout({ ...letter, unsubscribeUrl: url })).toThrow(refusal);
  });

  it('can be read as plain text: short lines, each link alone on its line', () => {
    const url = `https://callboard.test/jobs/${'x'.repeat(90)}`;
    const long = 'A sentence that goes on. '.repeat(12).trim();
    const { text } = mailLayout({
      heading: long,
      paragraphs: [long, 'y'.repeat(200)],
      sections: [
        { heading: 'Jobs for your skills', items: [{ title: long, text: long, url }] },
        { items: [{ title: 'Short', url }] },
      ],
      button: { label: 'Open Callboard', url },
      note: long,
      unsubscribeUrl: url,
    });
    const lines = text.split('\n');
    expect(lines.filter((line) => line.length > 78 && line.trim() !== url)).toEqual([]);
    expect(lines.filter((line) => line.includes('https://')).map((line) => line.trim())).toEqual(
      Array.from({ length: 4 }, () => url),
    );
    expect(text).toContain('Jobs for your skills\n--------------------\n');
    expect(text).toContain(`\n* Short\n  ${url}\n`);
    // The line that mail programs take for the beginning of a signature.
    expect(text).toContain('\n-- \nCallboard\n');
  });

  it('says in its footer why it was sent and how to stop it', () => {
    const unsubscribeUrl = 'https://callboard.test/stop';
    const letter = { heading: 'Hi', paragraphs: [], note: 'You follow this.', unsubscribeUrl };
    const { html, text } = mailLayout(letter);
    expect(text).toMatch(/You follow this\.\nUnsubscribe from mails like this:\nhttps:.*stop\n$/);
    expect(html).toContain('<a href="https://callboard.test/stop">Unsubscribe');
  });
});
