import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Throws where the built web tells its source: visitors would fetch maps, or be asked for ones that are not there. */
export function rejectSourceMaps(dist: string): void {
  const found = globSync('**/*.{js,css,map}', { cwd: dist }).filter(
    (file) =>
      file.endsWith('.map') ||
      /\bsourceMappingURL=/.test(readFileSync(path.join(dist, file), 'utf8')),
  );
  if (found.length > 0) throw new Error(`The built web has source maps: ${found.join(', ')}.`);
}
