import { expect, it } from 'vitest';
import { completeWebAddress, isWebAddress } from './web-address.ts';

it.each([
  'https://example.com',
  'http://sub.example.co.uk/path?x=1#y',
  'https://www.imdb.com/name/nm0000001/',
  'https://example.com:8443/reel',
])('takes %s', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  'example.com',
  'https://',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://linkedin.com@evil.example',
  'https://user:secret@example.com',
  'not a link',
])('refuses %j', (address) => {
  expect(isWebAddress(address)).toBe(false);
});

it.each([
  ['maya.example', 'https://maya.example'],
  [' www.imdb.com/name/nm1/ ', 'https://www.imdb.com/name/nm1/'],
  ['example.com:8443/reel', 'https://example.com:8443/reel'],
  ['youtu.be/abc?t=1', 'https://youtu.be/abc?t=1'],
])('completes %j', (typed, completed) => {
  expect(completeWebAddress(typed)).toBe(completed);
});

it.each([
  '',
  'https://example.com',
  'http://example.com',
  'javascript:alert(1)',
  'mailto:maya@example.com',
  'maya@example.com',
  '/uploads/reel.mp4',
  'localhost',
  'two words.example',
])('leaves %j as it is', (typed) => {
  expect(completeWebAddress(typed)).toBe(typed);
});
