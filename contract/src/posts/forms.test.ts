import { describe, expect, it } from 'vitest';
import { issuesOf } from '../testing/issues-of.ts';
import { longestText, longestTexts } from '../testing/longest-texts.ts';
import { createPostBody, postTypes, updatePostBody } from './forms.ts';

const post = { content: 'A first look' };
const picture = { url: '/uploads/second.jpg', alt: 'A red curtain' };
const idsOf = (length: number) => Array.from({ length }, (_, at) => `user_${at}`);

describe('a new post', () => {
  it('needs words only', () => {
    expect(createPostBody.parse({ content: ' A first look ' })).toEqual({
      content: 'A first look',
      type: 'post',
      skills: [],
      pictures: [],
      mentions: [],
      hangInPortfolio: false,
      projectId: null,
    });
  });

  it('keeps what it says', () => {
    const whole = {
      ...post,
      type: 'showcase',
      skills: ['Editing'],
      imageUrl: '/uploads/first.jpg',
      imageAlt: 'A lamp',
      pictures: [picture],
      mentions: ['user_1'],
      hangInPortfolio: true,
      projectId: 'project_1',
    };
    expect(createPostBody.parse(whole)).toEqual(whole);
  });

  it.each(postTypes)('may be a %s', (type) => {
    expect(createPostBody.parse({ ...post, type }).type).toBe(type);
  });

  it.each([undefined, '', ' \n ', '\u200b'])('is refused without words: %j', (content) => {
    expect(issuesOf(createPostBody, { content })).toEqual({
      content: 'Please enter some content for your post',
    });
  });
});

describe('a change of a post', () => {
  it('leaves alone what it does not name', () => {
    expect(updatePostBody.parse({})).toEqual({});
  });

  it('takes the media, skills and project away', () => {
    const nothing = { imageUrl: null, imageAlt: null, skills: null, projectId: null, pictures: [] };
    expect(updatePostBody.parse(nothing)).toEqual(nothing);
  });

  it.each(['', ' \n ', '\u200b'])('does not empty it: %j', (content) => {
    expect(issuesOf(updatePostBody, { content })).toEqual({
      content: 'Post content cannot be empty.',
    });
  });
});

describe.each([
  ['new', createPostBody],
  ['changed', updatePostBody],
])('a %s post', (_, body) => {
  const notTaken = 'Please use an uploaded file or an address that begins with https://';

  it.each([
    [' /uploads/first.jpg ', '/uploads/first.jpg'],
    [' https://example.com/film.mp4 ', 'https://example.com/film.mp4'],
    ['youtu.be/abc', 'https://youtu.be/abc'],
  ])('shows %j as %s', (imageUrl, expected) => {
    expect(body.parse({ ...post, imageUrl }).imageUrl).toBe(expected);
  });

  it.each([
    ['http://example.com/film.mp4', notTaken],
    ['javascript:alert(1)//https://', notTaken],
    ['x/uploads/first.jpg', notTaken],
    ['', notTaken],
    ['https://localhost/film.mp4', 'Please check the address of your picture or film.'],
    [`/uploads/${'x'.repeat(1_992)}`, 'This must be 2,000 characters at most.'],
  ])('does not show %s', (imageUrl, sentence) => {
    expect(issuesOf(body, { ...post, imageUrl })).toEqual({ imageUrl: sentence });
  });

  it('has ten pictures at most, all of them uploads', () => {
    const pictures = Array.from({ length: 10 }, () => picture);
    expect(issuesOf(body, { ...post, pictures: pictures.slice(1) })).toEqual({});
    expect(issuesOf(body, { ...post, pictures })).toEqual({
      pictures: 'A post holds 10 pictures at most.',
    });
    const elsewhere = { url: 'https://example.com/uploads/second.jpg' };
    expect(issuesOf(body, { ...post, pictures: [elsewhere] })).toEqual({
      'pictures.0.url': 'Please upload each picture.',
    });
  });

  it('takes pictures with and without a description', () => {
    const pictures = [picture, { url: picture.url, alt: null }, { url: picture.url }];
    expect(body.parse({ ...post, pictures }).pictures).toEqual(pictures);
  });

  it('has texts as long as their fields', () => {
    expect(longestTexts(body, post, ['content', 'imageAlt'])).toEqual({
      content: 10_000,
      imageAlt: 500,
    });
    const takes = (one: object) =>
      body.safeParse({ ...post, pictures: [{ ...picture, ...one }] }).success;
    expect(longestText((alt) => takes({ alt }))).toBe(500);
    expect(longestText((name) => takes({ url: `/uploads/${name}` }))).toBe(1_991);
  });

  it('names 24 skills and mentions 20 people at most', () => {
    const named = { ...post, skills: idsOf(24), mentions: idsOf(20) };
    expect(issuesOf(body, named)).toEqual({});
    expect(issuesOf(body, { ...post, skills: idsOf(25), mentions: idsOf(21) })).toEqual({
      skills: 'Please choose 24 skills at most.',
      mentions: 'Please mention 20 people or fewer.',
    });
  });
});
