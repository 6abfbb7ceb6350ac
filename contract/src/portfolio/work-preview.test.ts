import { expect, it } from 'vitest';
import { workPreview } from './work-preview.ts';

it('shows of a work what a small card needs, and no more', () => {
  const work = {
    id: 'item_1',
    title: 'Reel',
    mediaUrl: 'https://vimeo.com/76979871',
    mediaType: 'vimeo',
    media: null,
  };
  expect(workPreview.parse({ ...work, userId: 'user_1' })).toEqual(work);
});
