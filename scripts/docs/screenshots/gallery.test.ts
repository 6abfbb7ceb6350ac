import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../support/project-root.ts';
import { gallery } from './gallery.ts';
import { pictures } from './pictures.ts';

const folder = path.join(projectRoot, 'docs/screenshots');
const files = readdirSync(folder).filter((file) => file !== 'README.md');

it('docs/screenshots has a picture of every screen, and no other (npm run docs:screenshots)', () => {
  expect(files.toSorted()).toEqual(pictures.toSorted());
});

it('its page shows them all', () => {
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toBe(gallery());
});

it('its pictures are at most 3 MB together', () => {
  const bytes = files.map((file) => statSync(path.join(folder, file)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
});
