import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../support/project-root.ts';
import { stripRouteSchemas } from '../vite/strip-route-schemas.ts';
import { verifyInputs } from '../vite/verify-inputs.ts';

const dist = path.join(projectRoot, 'web/dist');

/**
 * Bundles the worker into dist/sw.js, after the application: it carries the names of the built files, so that its text
 * changes with each of them and browsers install it anew.
 */
export async function buildServiceWorker(): Promise<void> {
  await build({
    configFile: false,
    root: path.join(projectRoot, 'web'),
    publicDir: false,
    logLevel: 'error',
    define: { __BUILD__: JSON.stringify(describeBuild()) },
    plugins: [stripRouteSchemas(), verifyInputs(projectRoot)],
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(projectRoot, 'web/src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

function describeBuild(): { page: string; shell: string[]; assets: string[] } {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const assets = globSync('assets/*.{js,css,woff2,svg,png,webp}', { cwd: dist })
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .toSorted();
  return {
    page: createHash('sha256').update(html).digest('hex').slice(0, 16),
    shell: assets.filter((file) => html.includes(`"${file}"`) || file.endsWith('.woff2')),
    assets,
  };
}
