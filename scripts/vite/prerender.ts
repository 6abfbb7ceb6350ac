import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

/** What stands in the pages as HTML that needs no JavaScript: the mark that it replaces, and its component. */
const parts = [
  {
    mark: '<!--landing-->',
    file: new URL('../../web/src/landing/landing-page.tsx', import.meta.url),
    component: 'LandingPage',
  },
  {
    mark: '<!--static-shell-->',
    file: new URL('../../web/src/shell/static-shell.tsx', import.meta.url),
    component: 'StaticShell',
  },
];

/** Puts the rendered components into the pages, in the build as in development. */
export function prerender(): Plugin {
  return {
    name: 'callboard:prerender',
    async transformIndexHtml(html) {
      let page = html;
      for (const { mark, file, component } of parts) {
        if (page.includes(mark)) page = page.replace(mark, await render(file, component));
      }
      return page;
    },
  };
}

/** Node cannot read JSX, so Vite imports it. */
async function render(file: URL, component: string): Promise<string> {
  const { module } = await runnerImport<Record<string, ComponentType>>(fileURLToPath(file), {
    configFile: false,
    logLevel: 'error',
  });
  return renderToStaticMarkup(createElement(module[component] ?? component));
}
