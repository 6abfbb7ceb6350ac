import { describe, expect, it } from 'vitest';
import { mailLayout } from './mail-layout.ts';

const nasty = '<img src=x onerror=alert(1)> & "friends"';

describe('mailLayout', () => {
  it('escapes everything it is given', () => {
    const { html, text } = mailLayout({
      heading: nasty,
      paragraphs: [nasty],
      code: '<b>',
      button: { label: nasty, url: "https://callboard.test/?a=1&b='2'" },
      note: nasty,
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

  it('refuses a button that leads elsewhere than to the web', () => {
    const button = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => mailLayout({ heading: 'Hi', paragraphs: [], button })).toThrow('web address');
  });
});
