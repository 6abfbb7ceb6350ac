import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

type Alias = { prefix: string; folder: string };

const QUOTED_PATH = /['"`]((?:\.{1,2}\/|#)[^'"`?\n]+)/g;
const SOURCE = /\.(ts|tsx|mts|mjs|js|css|html)$/;

/**
 * Every file that the web is built from: all below web/, the files that these, the Vite configuration and the build script
 * name by a relative path or an alias of package.json, and whatever lies at the root, where tools look for settings.
 */
export function listInputs(root: string): string[] {
  const aliases = readAliases(root);
  const inputs = new Set(filesIn(root));
  const seen = new Set<string>();
  const follow = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return;
    inputs.add(file);
    if (SOURCE.test(file)) for (const named of pathsNamedIn(file, aliases)) follow(named);
  };
  for (const file of filesBelow(path.join(root, 'web'))) follow(file);
  follow(path.join(root, 'vite.config.ts'));
  follow(path.join(root, 'scripts/web-build/build-web.ts'));
  return [...inputs].sort();
}

function pathsNamedIn(file: string, aliases: Alias[]): string[] {
  return [...readFileSync(file, 'utf8').matchAll(QUOTED_PATH)].flatMap(([, name = '']) => {
    if (name.startsWith('.')) return path.join(path.dirname(file), name);
    const alias = aliases.find(({ prefix }) => name.startsWith(prefix));
    return alias ? path.join(alias.folder, name.slice(alias.prefix.length)) : [];
  });
}

/** `"#web/*": "./web/src/*"` as the prefix `#web/` and the folder that it stands for. */
function readAliases(root: string): Alias[] {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return Object.entries(imports).map(([prefix, folder]) => ({
    prefix: prefix.replace('*', ''),
    folder: path.join(root, folder.replace('*', '')),
  }));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' ? [] : filesBelow(file);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
  });
}

function filesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.md$/.test(entry.name))
    .map((entry) => path.join(root, entry.name));
}
