import { readFileSync } from 'node:fs';
import module from 'node:module';

const root = new URL('../..', import.meta.url);
const dependencies = `${root.href}node_modules/`;
const drizzle = `${dependencies}drizzle-orm/`;

/** @type {{ imports?: Record<string, string> }} */
const { imports = {} } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const folders = Object.entries(imports).map(([name, path]) => ({
  prefix: name.replace('*', ''),
  url: new URL(path.replace('*', ''), root).href,
}));

/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const packages = new Map();

// For every file of a package, and for every import of it, Node parses the package's whole package.json anew. That of
// drizzle-orm, with its hundreds of entry points, cost almost a second of every start, our own 0.2 s.
module.registerHooks?.({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const file = isOurs(parent)
      ? findOwnFile(specifier, parent)
      : findDrizzleFile(specifier, parent);
    if (file) return { ...file, shortCircuit: true };
    if (!isOurs(parent) || !specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const found = packages.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    packages.set(specifier, found);
    return found;
  },
});

/** @param {string} url */
function isOurs(url) {
  return url.startsWith(root.href) && !url.startsWith(dependencies);
}

/**
 * @param {string} specifier
 * @param {string} parent
 */
function findOwnFile(specifier, parent) {
  if (!specifier.endsWith('.ts')) return null;
  const format = 'module-typescript';
  if (specifier.startsWith('.')) return { url: new URL(specifier, parent).href, format };
  const folder = folders.find(({ prefix }) => specifier.startsWith(prefix));
  return folder ? { url: folder.url + specifier.slice(folder.prefix.length), format } : null;
}

/**
 * @param {string} specifier
 * @param {string} parent
 */
function findDrizzleFile(specifier, parent) {
  const isBeside =
    parent.startsWith(drizzle) && parent.endsWith('.js') && /^\..*\.js$/.test(specifier);
  return isBeside ? { url: new URL(specifier, parent).href, format: 'module' } : null;
}
