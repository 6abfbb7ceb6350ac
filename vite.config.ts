import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './scripts/vite/code-splitting.ts';
import { importIconsAlone } from './scripts/vite/import-icons-alone.ts';
import { injectModulepreload } from './scripts/vite/inject-modulepreload.ts';
import { prerender } from './scripts/vite/prerender.ts';
import { stripRouteSchemas } from './scripts/vite/strip-route-schemas.ts';
import { verifyInputs } from './scripts/vite/verify-inputs.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const web = `${root}web/`;

export default defineConfig({
  root: web,
  plugins: [
    importIconsAlone(),
    react(),
    tailwindcss(),
    stripRouteSchemas(),
    prerender(),
    injectModulepreload(),
    verifyInputs(root),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser named here knows light-dark(), which the tokens are made of.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { app: `${web}index.html`, landing: `${web}landing.html` },
      output: { codeSplitting: codeSplitting(root) },
    },
  },
});
