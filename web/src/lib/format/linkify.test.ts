import { describe, expect, it } from 'vitest';
import { linkify } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('linkify', () => {
  it('tells a web address from the words around it', () => {
    expect(linkify('See https://vimeo.com/76979871 tonight')).toEqual([
      { at: 0, text: 'See ' },
      { at: 4, text: 'https://vimeo.com/76979871', href: 'https://vimeo.com/76979871' },
      { at: 30, text: ' tonight' },
    ]);
  });

  it('adds up to the text it was given', () => {
    const text = '(http://a.example/x_(1)), www.b.example/?q=ü! and\nhttps://c.example.';
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['https://a.example/x.', 'https://a.example/x'],
    ['https://a.example/x!?', 'https://a.example/x'],
    ['(https://a.example/x)', 'https://a.example/x'],
    ['(https://a.example/x_(y))', 'https://a.example/x_(y)'],
    ['“https://a.example/x”', 'https://a.example/x'],
    ['https://a.example/x, then', 'https://a.example/x'],
    ['**https://a.example/x**', 'https://a.example/x'],
    ['https://a.example/?a=1&b=2#c', 'https://a.example/?a=1&b=2#c'],
  ])('leaves the punctuation of %o to the sentence', (text, shown) => {
    expect(links(text).map(([link]) => link)).toEqual([shown]);
  });

  it('takes www for an address', () => {
    expect(links('www.tisch.example/films')).toEqual([
      ['www.tisch.example/films', 'https://www.tisch.example/films'],
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt://a.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//a.example',
    'https://',
    'https://localhost/admin',
    'https://nyu.edu@evil.example/',
    'https://nyu.edu\\@evil.example/',
    'https:////evil.example',
    'mail me at ada@www.example',
    '<a href="x">x</a>',
    'plain words',
    '',
  ])('makes no link of %o', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('shows a host of other letters as it is, so that it looks like no other', () => {
    const href = 'https://xn--pple-43d.com/pay';
    expect(links('https://аpple.com/pay')).toEqual([[href, href]]);
  });

  it('does not let markup end up in an address', () => {
    expect(links('https://a.example/"onmouseover="alert(1)')).toEqual([
      ['https://a.example/', 'https://a.example/'],
    ]);
  });

  it('does not look into text made to slow it down', () => {
    expect(links(`https://a.example/${')'.repeat(2_000)}`)).toEqual([]);
    expect(links('https://'.repeat(5_000))).toEqual([]);
  });
});
