import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rejectSourceMaps } from './reject-source-maps.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'dist-'));
  mkdirSync(path.join(dist, 'assets'));
  writeFileSync(path.join(dist, 'assets/app.js'), 'export const app = 1;');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

it.each([
  ['assets/app.js.map', '{}'],
  ['assets/other.js', 'a();\n//# sourceMappingURL=other.js.map'],
  ['sw.js', 'a();\n//# sourceMappingURL=data:application/json;base64,e30='],
  ['assets/app.css', 'a{}/*# sourceMappingURL=app.css.map */'],
])('refuses %s', (file, content) => {
  rejectSourceMaps(dist);
  writeFileSync(path.join(dist, file), content);
  expect(() => rejectSourceMaps(dist)).toThrow(`The built web has source maps: ${file}.`);
});
