import { expect, it } from 'vitest';
import { importsOf, listPackages } from './list-packages.ts';

it('names what is imported, exported from or fetched later, but no types', () => {
  const source = `
    import 'player/button';
    import './player.css';
    import { type A, b } from 'with-a-type';
    import type { C } from 'only-a-type';
    import { type D } from 'only-types';
    export { e } from 'passed-on';
    const later = () => import('later');
  `;
  expect(importsOf('a.ts', source)).toEqual([
    'player/button',
    './player.css',
    'with-a-type',
    'passed-on',
    'later',
  ]);
});

it('finds the packages of the web, without those of tests that run in Node', () => {
  const packages = listPackages(['web/src/**/*.{ts,tsx}'], ['**/!(*.browser).test.{ts,tsx}']);
  expect(packages).toContain('react');
  expect(packages).toContain('media-chrome/media-controller');
  expect(packages.filter((name) => /^(node:|ws$)|\.css$|^[.#]/.test(name))).toEqual([]);
});
