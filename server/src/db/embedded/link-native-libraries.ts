import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

type Link = { source: string; target: string };

/** Creates the library links that are missing where npm did not run the package's install script. */
export async function linkNativeLibraries(packageFolder: string): Promise<void> {
  for (const { source, target } of await readLinks(packageFolder)) {
    const link = path.join(packageFolder, target);
    if (await exists(link)) continue;
    const relative = path.relative(path.dirname(target), source);
    await symlink(relative, link).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === 'EEXIST') return;
      throw new Error(
        `The embedded PostgreSQL lacks library links and ${path.dirname(link)} cannot be written: run "npm rebuild", or set DATABASE_URL.`,
        { cause },
      );
    });
  }
}

async function readLinks(packageFolder: string): Promise<Link[]> {
  try {
    const text = await readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
    return JSON.parse(text) as Link[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
