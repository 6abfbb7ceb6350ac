import { expect, it } from 'vitest';
import { splitHeading } from './split-heading.ts';

it.each([
  ['Skills required: Please add one', 'Skills required', 'Please add one'],
  ['Please enter a title', null, 'Please enter a title'],
  ['Begins with https://', null, 'Begins with https://'],
])('splits "%s"', (message, heading, text) => {
  expect(splitHeading(message)).toEqual({ heading, text });
});
