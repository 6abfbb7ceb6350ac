import path from 'node:path';
import { fileRule, isTest, type Rule } from './rule.ts';

const LONGEST_FILE = 250;
const LONGEST_COMPONENT = 150;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(((browser|program)\.)?test|spec|config))?\.(ts|tsx|mjs)$/;

/** Names that say what a file does in its folder, not what it exports. */
const ROLES =
  /^(routes|queries|commands|tables|contract|policy|api|main|factories|start|test|dev|seed|run)$/;

export const fileLength = fileRule(({ path: file, lines }) => {
  const isComponent = file.endsWith('.tsx') && !isTest(file);
  if (lines > LONGEST_FILE) {
    return [
      { line: LONGEST_FILE, message: `${lines} lines: above ${LONGEST_FILE} it is two files.` },
    ];
  }
  return isComponent && lines > LONGEST_COMPONENT
    ? [
        {
          line: LONGEST_COMPONENT,
          message: `${lines} lines: a component above ${LONGEST_COMPONENT} is two components.`,
        },
      ]
    : [];
});

export const kebabCase = fileRule(({ path: file }) => {
  const [name = '', ...folders] = file.split('/').reverse();
  const isKebab = KEBAB.test(name) && folders.every((folder) => /^[a-z0-9-]+$/.test(folder));
  return isKebab ? [] : [{ line: 1, message: 'file and folder names are kebab-case.' }];
});

/** `save-job.ts` exports `saveJob`: who looks for one finds the other. */
export const exportNamedLikeFile = fileRule(({ path: file, exports }) => {
  const stem = path.posix.basename(file).replace(/\.[a-z.]+$/, '');
  if (isTest(file) || ROLES.test(stem) || /\.(config\.ts|mjs)$/.test(file)) return [];
  const names = exports
    .filter((entry) => entry.name !== 'default' && !entry.isType)
    .map((entry) => entry.name);
  const isFound = file.endsWith('.tsx')
    ? names.some((name) => simplify(name) === simplify(stem))
    : names.length !== 1 || names.some((name) => sharesWord(name, stem));
  if (isFound || names.length === 0) return [];
  const message = `exports ${names.slice(0, 3).join(', ')}: name the main export like the file, or the file like it.`;
  return [{ line: exports[0]?.line ?? 1, message }];
});

function sharesWord(name: string, stem: string): boolean {
  const words = name.split(/(?=[A-Z])|_|\d+/).map(simplify);
  return (
    simplify(name).includes(simplify(stem)) ||
    stem
      .split('-')
      .map(simplify)
      .some((word) => words.includes(word))
  );
}

function simplify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** A test lies beside the file that it tests, or at least tests something of its own folder. */
export const colocatedTests: Rule = (modules) => {
  const files = new Set(modules.map((module) => module.path));
  return modules
    .filter((module) => isTest(module.path) && !module.path.startsWith('e2e/'))
    .filter(({ path: file, imports }) => {
      const stem = file.replace(/(\.[a-z-]+)?\.test\.tsx?$/, '');
      const hasSubject = ['.ts', '.tsx', '.mjs'].some((extension) => files.has(stem + extension));
      const folder = path.posix.dirname(file);
      const near = imports.some(({ target }) => target && path.posix.dirname(target) === folder);
      return !hasSubject && !near;
    })
    .map(({ path: file }) => ({
      path: file,
      line: 1,
      message: 'a test lies beside what it tests; a test of the whole product belongs in e2e.',
    }));
};
