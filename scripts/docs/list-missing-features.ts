import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../support/project-root.ts';

/** The folder of features of each end, and its column in the feature map. */
const homes = [
  { folder: 'contract/src', column: 3, others: ['catalogue', 'testing'] },
  { folder: 'server/src/features', column: 4, others: [] as string[] },
  { folder: 'web/src/features', column: 5, others: [] as string[] },
];

/** The feature folders that the page's table does not name. */
export function listMissingFeatures(page: string): string[] {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return homes.flatMap(({ folder, column, others }) => {
    const named = [...others, ...rows.flatMap((cells) => cells[column]?.split(', ') ?? [])];
    return readdirSync(path.join(projectRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !named.includes(entry.name))
      .map(({ name }) => `${folder}/${name}`);
  });
}
