import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

const file = (name: string, size = 1_000, type = '') => ({ name, size, type });
const limit = 500 * 1024 * 1024;

it.each([
  ['a still', file('still.JPG')],
  ['a reel of exactly 500 MB', file('reel.mp4', limit)],
  ['a script', file('play.docx')],
  ['a pasted image without a name', file('image', 1_000, 'image/png')],
  ['a file that nothing is known of', file('scan')],
])('%s may be sent', (_, given) => {
  expect(checkFile(given)).toBeNull();
});

it.each([
  [
    'one byte above 500 MB',
    file('reel.mp4', limit + 1),
    'File too large',
    'Please select a file smaller than 500MB',
  ],
  ['nothing', file('still.jpg', 0), 'File is empty', 'Please choose another file.'],
  ['a drawing in SVG', file('logo.svg'), 'File type not supported', /^Please choose an image/],
  ['a page', file('index.html'), 'File type not supported', /^Please choose an image/],
  [
    'a nameless drawing in SVG',
    file('drawing', 1_000, 'image/svg+xml'),
    'File type not supported',
    /^Please choose an image/,
  ],
  [
    'a nameless program',
    file('setup', 1_000, 'application/x-executable'),
    'File type not supported',
    /^Please choose an image/,
  ],
])('%s is refused', (_, given, title, description) => {
  expect(checkFile(given)).toEqual({
    title,
    description: typeof description === 'string' ? description : expect.stringMatching(description),
  });
});
