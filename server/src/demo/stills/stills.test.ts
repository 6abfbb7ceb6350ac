import { describe, expect, it } from 'vitest';
import { members } from '../data/members.ts';
import { portfolio } from '../data/portfolio.ts';
import { posts } from '../data/posts.ts';
import { measure } from './lettering.ts';
import { renderPortrait } from './render-portrait.ts';
import { renderStill, stillKeys } from './render-still.ts';

const shown = [
  ...posts.flatMap((post) => post.still ?? []),
  ...portfolio.map((item) => item.still),
];

/** Balanced tags, quoted attributes, references that exist: what a strict renderer insists on. */
function flaws(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, closing, name = '', selfClosed] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) found.push(`</${name}>`);
    if (!closing && !selfClosed) open.push(name);
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.has(id)) found.push(`#${id}`);
  if (/NaN|undefined|Infinity/.test(svg)) found.push('a number that is none');
  return [...found, ...open];
}

describe('renderStill', () => {
  it('draws every still that posts and portfolios show, and no other', () => {
    expect([...new Set(shown)].sort()).toEqual([...stillKeys].sort());
  });

  it.each(stillKeys)('draws %s whole, the same each time, with words for it', (key) => {
    const still = renderStill(key);
    expect(flaws(still.svg)).toEqual([]);
    expect(still.svg).toBe(renderStill(key).svg);
    expect(['1600x1000', '1080x1350']).toContain(`${still.width}x${still.height}`);
    expect(still.alt.length).toBeGreaterThan(40);
  });

  it('uses no font and nothing from elsewhere', () => {
    const svgs = stillKeys.map((key) => renderStill(key).svg);
    expect(svgs.filter((svg) => /<text|<image|<script|href=/.test(svg))).toEqual([]);
  });

  it('says which still it does not know', () => {
    expect(() => renderStill('casablanca')).toThrow('There is no still called "casablanca".');
  });
});

describe('renderPortrait', () => {
  it('draws every member, no two alike', () => {
    const portraits = members.map((member) => renderPortrait(member.key));
    expect(portraits.flatMap((portrait) => flaws(portrait.svg))).toEqual([]);
    expect(new Set(portraits.map((portrait) => portrait.svg)).size).toBe(members.length);
  });

  it('draws someone it has never met, the same each time', () => {
    expect(renderPortrait('user_123').svg).toBe(renderPortrait('user_123').svg);
    expect(flaws(renderPortrait('user_123').svg)).toEqual([]);
  });
});

describe('lettering', () => {
  it('sets a mono line by its count of letters and a proportional one by their widths', () => {
    const face = { height: 20, width: 10, weight: 2 };
    expect(measure('III', { ...face, mono: true })).toBe(measure('WWW', { ...face, mono: true }));
    expect(measure('III', face)).toBeLessThan(measure('WWW', face));
  });
});
