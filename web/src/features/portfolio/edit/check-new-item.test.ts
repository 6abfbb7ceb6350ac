import { expect, it } from 'vitest';
import { checkNewItem } from './check-new-item.ts';

const good = { title: 'Thaw', hasFile: false, videoUrl: 'https://vimeo.com/76979871' };

it.each([
  ['a title of spaces', { ...good, title: '  ' }, 'title', 'Please enter a title'],
  [
    'no source',
    { ...good, videoUrl: ' ' },
    'source',
    'Please either upload a file or enter a YouTube/Vimeo URL',
  ],
  [
    'two sources',
    { ...good, hasFile: true },
    'source',
    'Please choose either file upload OR video URL, not both',
  ],
  [
    'a look-alike of YouTube',
    { ...good, videoUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ' },
    'source',
    'Please enter a valid YouTube or Vimeo URL',
  ],
])('%s is refused', (_, item, field, message) => {
  expect(checkNewItem(item)).toEqual({ field, message });
});

it.each([
  ['a video elsewhere', good],
  ['a file', { title: 'Thaw', hasFile: true, videoUrl: '' }],
])('%s may be added', (_, item) => {
  expect(checkNewItem(item)).toBeNull();
});
