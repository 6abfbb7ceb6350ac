import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem, Rule } from './rule.ts';

const PAGES = ['*.md', '*/**/*.md'];
const NOT_OURS = /^(node_modules|dist|data|test-results|\.\w+)$/;

/** `[words](target)` and `![words](target)`, and what HTML in a page names. */
const LINK = /\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"\s]+)"/g;
const OUTSIDE = /^[a-z][a-z+.-]*:|^\//i;

/** Relative links and pictures of every page lead to a file, and to a heading of it where they name one. */
export function liveLinks(root: string): Rule {
  return () => listPages(root).flatMap((page) => judge(root, page));
}

function listPages(root: string): string[] {
  return globSync(PAGES, { cwd: root, exclude: (name) => NOT_OURS.test(path.basename(name)) }).map(
    (page) => page.replaceAll(path.sep, '/'),
  );
}

function judge(root: string, page: string): Problem[] {
  return readLines(root, page).flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, inText, inHtml]) => inText ?? inHtml ?? '')
      .filter((target) => !OUTSIDE.test(target) && !leadsSomewhere(root, page, target))
      .map((target) => ({
        path: page,
        line: index + 1,
        message: `links to ${target}, which does not exist: name a file of the repository, relative to this page.`,
      })),
  );
}

function leadsSomewhere(root: string, page: string, target: string): boolean {
  const [file = '', heading] = decodeURI(target).split('#');
  const found = file ? path.join(path.dirname(page), file) : page;
  if (!existsSync(path.join(root, found))) return false;
  if (heading === undefined || !found.endsWith('.md')) return true;
  return readLines(root, found).some(
    (line) => /^#+ /.test(line) && anchorOf(line.replace(/^#+ /, '')) === heading,
  );
}

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The lines of a page, with code left out. */
function readLines(root: string, page: string): string[] {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return readFileSync(path.join(root, page), 'utf8')
    .replace(/^```[\s\S]*?^```/gm, blank)
    .split('\n')
    .map((line) => (/^#+ /.test(line) ? line : line.replace(/`[^`]*`/g, blank)));
}
