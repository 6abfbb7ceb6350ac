import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { projectRoot } from '../support/project-root.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import { checkBundleSize } from './check-bundle-size.ts';
import { rejectSourceMaps } from './reject-source-maps.ts';

const dist = path.join(projectRoot, 'web/dist');

export interface BuildOptions {
  onProgress?: (line: string) => void;
}

/** The web, ready to be served from web/dist. */
export async function buildWeb({ onProgress = () => {} }: BuildOptions = {}): Promise<void> {
  // Whatever runs the server, its visitors get React's production build.
  process.env['NODE_ENV'] = 'production';
  onProgress('Bundling the application and the landing page');
  await build({ configFile: path.join(projectRoot, 'vite.config.ts'), logLevel: 'error' });
  inlineTheme();
  inlineLandingStyles();
  await buildServiceWorker();
  rejectSourceMaps(dist);
  onProgress('Compressing');
  await compressAssets();
  checkBundleSize(onProgress);
}

/** The one script that every page waits for; the server allows it by its hash. */
function inlineTheme(): void {
  const theme = readFileSync(path.join(dist, 'theme.js'), 'utf8');
  for (const name of ['index.html', 'landing.html']) {
    const file = path.join(dist, name);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace('<script src="/theme.js"></script>', () => `<script>${theme}</script>`),
    );
  }
}

/** One round trip less before the landing page's first paint. */
function inlineLandingStyles(): void {
  const file = path.join(dist, 'landing.html');
  const html = readFileSync(file, 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, href: string) => `<style>${readFileSync(path.join(dist, href), 'utf8').trim()}</style>`,
  );
  writeFileSync(file, html);
}

async function compressAssets(): Promise<void> {
  const files = globSync('assets/*.{js,css,svg,json}', { cwd: dist });
  await Promise.all(files.map((file) => compress(path.join(dist, file))));
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

if (import.meta.main) await buildWeb({ onProgress: console.log });
