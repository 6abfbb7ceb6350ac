import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../support/project-root.ts';

const KB = 1024;
const dist = path.join(projectRoot, 'web/dist');

interface Measure {
  what: string;
  value: number;
  limit: number;
  unit: 'KB' | '';
}

/** Measures what a first visit loads; throws when it is more than we promise. */
export function checkBundleSize(onProgress: (line: string) => void = console.log): void {
  const measures = measureAll();
  for (const measure of measures) onProgress(describe(measure));
  const exceeded = measures.filter(({ value, limit }) => value > limit);
  if (exceeded.length > 0) {
    throw new Error(`Too large: ${exceeded.map(({ what }) => what).join('; ')}.`);
  }
}

function measureAll(): Measure[] {
  const landing = resourcesOf(readFileSync(path.join(dist, 'landing.html'), 'utf8'));
  const app = resourcesOf(readFileSync(path.join(dist, 'index.html'), 'utf8'));
  const scripts = (files: string[]) => gzipped(files.filter((file) => file.endsWith('.js')));
  const fonts = globSync('assets/*.woff2', { cwd: dist });
  return [
    {
      what: 'landing page, JavaScript (gzip)',
      value: scripts(['theme.js', ...landing]),
      limit: 10 * KB,
      unit: 'KB',
    },
    { what: 'landing page, requests', value: 1 + landing.length, limit: 8, unit: '' },
    {
      what: 'signed-in shell and home, JavaScript (gzip)',
      value: scripts(['theme.js', ...app]),
      limit: 130 * KB,
      unit: 'KB',
    },
    {
      what: 'fonts',
      value: sum(fonts.map((file) => read(file).length)),
      limit: 60 * KB,
      unit: 'KB',
    },
  ];
}

/** Every file that a browser fetches to show the page. */
function resourcesOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /rel="(stylesheet|preload|modulepreload|manifest)"|image\/svg/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '');
  const scripts = [...html.matchAll(/<script\b[^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set([...links, ...scripts])].map((file) => file.replace(/^\//, ''));
}

function gzipped(files: string[]): number {
  return sum(files.map((file) => gzipSync(read(file), { level: 9 }).length));
}

function read(file: string): Buffer {
  return readFileSync(path.join(dist, file));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function describe({ what, value, limit, unit }: Measure): string {
  const show = (number: number) => (unit === 'KB' ? (number / KB).toFixed(1) : String(number));
  const verdict = value > limit ? 'TOO LARGE' : 'ok';
  return `${what.padEnd(46)} ${show(value).padStart(6)} of ${show(limit).padStart(6)} ${unit.padEnd(2)} ${verdict}`;
}

if (import.meta.main) {
  if (!existsSync(dist)) throw new Error('Nothing is built yet.');
  checkBundleSize();
}
