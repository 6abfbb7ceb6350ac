import { describe, expect, it } from 'vitest';
import { projectTags } from '../catalogue/project-tags.ts';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import { createPortfolioBody, updatePortfolioBody } from './forms.ts';

const [tag, otherTag] = projectTags;
const item = { title: 'Reel', mediaUrl: '/uploads/reel.mp4' };
const noMedia = 'Please either upload a file or enter a YouTube/Vimeo URL';

describe('a new work', () => {
  it('needs a title and media', () => {
    expect(createPortfolioBody.parse({ ...item, title: ' Reel ' })).toEqual({
      ...item,
      description: null,
      tags: [],
    });
    expect(issuesOf(createPortfolioBody, {})).toEqual({
      title: 'Please enter a title',
      mediaUrl: noMedia,
    });
  });

  it('keeps what it says', () => {
    const whole = { ...item, description: 'Two years', mediaType: 'video', tags: [tag] };
    expect(createPortfolioBody.parse(whole)).toEqual(whole);
  });
});

describe('a change of a work', () => {
  it('leaves alone what it does not name', () => {
    expect(updatePortfolioBody.parse({})).toEqual({});
  });

  it('empties the description and the tags only', () => {
    const nothing = { description: null, tags: [] };
    expect(updatePortfolioBody.parse(nothing)).toEqual(nothing);
    expect(issuesOf(updatePortfolioBody, { title: ' ', mediaUrl: ' ' })).toEqual({
      title: 'Please enter a title',
      mediaUrl: noMedia,
    });
  });
});

describe.each([
  ['new', createPortfolioBody],
  ['changed', updatePortfolioBody],
])('a %s work', (_, body) => {
  it('is at an address that was completed', () => {
    expect(body.parse({ ...item, mediaUrl: ' vimeo.com/76979871 ' }).mediaUrl).toBe(
      'https://vimeo.com/76979871',
    );
  });

  it('has each tag of the list once', () => {
    expect(body.parse({ ...item, tags: [tag, otherTag, tag] }).tags).toEqual([tag, otherTag]);
    expect(issuesOf(body, { ...item, tags: ['Selfie'] })).toEqual({
      'tags.0': 'Please choose tags from the list',
    });
    const many = Array.from({ length: 101 }, () => tag);
    expect(issuesOf(body, { ...item, tags: many.slice(1) })).toEqual({});
    expect(issuesOf(body, { ...item, tags: many })).toEqual({
      tags: 'This must be 100 items at most.',
    });
  });

  it('has texts as long as their fields', () => {
    const lengths = { title: 150, description: 5_000 };
    expect(longestTexts(body, item, Object.keys(lengths))).toEqual(lengths);
    const takes = (name: string) =>
      body.safeParse({ ...item, mediaUrl: `/uploads/${name}` }).success;
    expect(longestText(takes)).toBe(1_991);
  });

  it('is of a type that we show', () => {
    for (const mediaType of ['image', 'video', 'audio', 'youtube', 'vimeo', 'document'])
      expect(issuesOf(body, { ...item, mediaType })).toEqual({});
    expect(issuesOf(body, { ...item, mediaType: 'hologram' })).toEqual({
      mediaType: 'This must be one of: image, video, audio, youtube, vimeo, document.',
    });
  });
});
