import { describe, expect, it } from 'vitest';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { editItemForm, emptyItem, newItemForm } from './item-values.ts';

const good = { ...emptyItem, title: 'Thaw', videoUrl: 'https://vimeo.com/76979871' };
const lookAlike = 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ';

describe('newItemForm', () => {
  it.each([
    ['a title of spaces', false, { title: '  ' }, 'title', 'Please enter a title'],
    [
      'no source',
      false,
      { videoUrl: ' ' },
      'videoUrl',
      'Please either upload a file or enter a YouTube/Vimeo URL',
    ],
    [
      'two sources',
      true,
      {},
      'videoUrl',
      'Please choose either file upload OR video URL, not both',
    ],
    [
      'a look-alike of YouTube',
      false,
      { videoUrl: lookAlike },
      'videoUrl',
      'Please enter a valid YouTube or Vimeo URL',
    ],
    [
      'a title that is too long',
      false,
      { title: 'x'.repeat(151) },
      'title',
      'Please keep this to 150 characters or fewer.',
    ],
  ])('refuses %s', (_, hasFile, part, field, message) => {
    const { error } = newItemForm(hasFile).safeParse({ ...good, ...part });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });

  it.each([
    ['a video elsewhere', false, good],
    ['a file', true, { ...good, videoUrl: '' }],
  ])('takes %s', (_, hasFile, values) => {
    expect(newItemForm(hasFile).safeParse(values).success).toBe(true);
  });
});

describe('editItemForm', () => {
  const form = editItemForm({ mediaUrl: '/uploads/still.png' } as PortfolioItem);

  it('takes the source that it has, and another video', () => {
    for (const videoUrl of ['/uploads/still.png', good.videoUrl]) {
      expect(form.safeParse({ ...good, videoUrl }).success).toBe(true);
    }
  });

  it('refuses a new URL that is no video', () => {
    const { error } = form.safeParse({ ...good, videoUrl: lookAlike });
    expect(error?.issues).toMatchObject([
      { path: ['videoUrl'], message: 'Invalid URL: Please enter a valid YouTube or Vimeo URL' },
    ]);
  });
});
