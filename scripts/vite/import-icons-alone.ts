import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const barrel = fileURLToPath(import.meta.resolve('lucide-react')).replace(
  /dist[\\/].*$/,
  'dist/esm/lucide-react.mjs',
);

/**
 * Imports each icon from its own module. Through the one module that exports all of them, every chunk would seem to need
 * every icon, and the first page would carry those of all pages.
 */
export function importIconsAlone(): Plugin {
  let files: ReadonlyMap<string, string> | null = null;
  return {
    name: 'import-icons-alone',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "from 'lucide-react'" },
      handler(code) {
        files ??= listIconFiles(readFileSync(barrel, 'utf8'));
        return { code: rewriteIconImports(code, files), map: null };
      },
    },
  };
}

/** The file of each icon by the names under which it is exported. */
export function listIconFiles(source: string): Map<string, string> {
  const exports = source.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

/** An import of types only leaves no trace of the module. */
function importKept(entries: string[]): string {
  const areTypes = entries.every((entry) => entry.startsWith('type '));
  const names = areTypes ? entries.map((entry) => entry.slice('type '.length)) : entries;
  return `import ${areTypes ? 'type ' : ''}{ ${names.join(', ')} } from 'lucide-react';`;
}

/** Types and what is no icon stay where they are. */
export function rewriteIconImports(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/^import \{([^}]*)\} from 'lucide-react';/gm, (_, list: string) => {
    const kept: string[] = [];
    const alone: string[] = [];
    for (const entry of list.split(',').map((part) => part.trim())) {
      if (!entry) continue;
      const [name = '', local = name] = entry.split(' as ');
      const file = files.get(name);
      if (file) alone.push(`import ${local} from 'lucide-react/icons/${file}';`);
      else kept.push(entry);
    }
    if (kept.length > 0) alone.push(importKept(kept));
    return alone.join(' ');
  });
}
