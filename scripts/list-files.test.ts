import { expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

const manifest = {
  'index.html': { file: 'app.js', imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'react.js' },
  '_ui.js': { file: 'ui.js', imports: ['_react.js'] },
  'home.tsx': { file: 'home.js', imports: ['_ui.js', '_feed.js'] },
  '_feed.js': { file: 'feed.js', imports: ['home.tsx'] },
  'admin.tsx': { file: 'admin.js' },
};

it('follows static imports, counts a shared file once and survives a cycle', () => {
  expect(listFiles(manifest, ['index.html', 'home.tsx']).sort()).toEqual([
    'app.js',
    'feed.js',
    'home.js',
    'react.js',
    'ui.js',
  ]);
});

it('leaves out entries that do not exist', () => {
  expect(listFiles(manifest, ['nowhere.tsx'])).toEqual([]);
});
