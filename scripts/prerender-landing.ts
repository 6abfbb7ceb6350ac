import { fileURLToPath } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

const page = fileURLToPath(new URL('../web/src/landing/landing-page.tsx', import.meta.url));

/** The landing page as HTML that needs no JavaScript; Node cannot read JSX, so Vite imports it. */
async function renderLanding(): Promise<string> {
  const { module } = await runnerImport<{ LandingPage: ComponentType }>(page, {
    configFile: false,
    logLevel: 'error',
  });
  return renderToStaticMarkup(createElement(module.LandingPage));
}

/** Puts the rendered page into landing.html, in the build as in development. */
export function prerenderLanding(): Plugin {
  return {
    name: 'callboard:prerender-landing',
    async transformIndexHtml(html) {
      return html.includes('<!--landing-->')
        ? html.replace('<!--landing-->', await renderLanding())
        : html;
    },
  };
}
