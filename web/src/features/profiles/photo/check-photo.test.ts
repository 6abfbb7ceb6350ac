import { expect, it } from 'vitest';
import { checkPhoto } from './check-photo.ts';

const limit = 5 * 1024 * 1024;

it('takes an image of exactly 5 MB', () => {
  expect(checkPhoto({ size: limit, type: 'image/jpeg' })).toBeNull();
});

it('refuses one byte more', () => {
  expect(checkPhoto({ size: limit + 1, type: 'image/png' })).toEqual({
    title: 'File too large',
    description: 'Please select an image smaller than 5MB',
  });
});

it.each(['application/pdf', 'video/mp4', 'text/plain', ''])('refuses %s', (type) => {
  expect(checkPhoto({ size: 1_000, type })).toEqual({
    title: 'Invalid file type',
    description: 'Please select an image file',
  });
});
