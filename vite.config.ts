import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupChunks } from './scripts/group-chunks.ts';
import { preloadChunks } from './scripts/preload-chunks.ts';
import { prerender } from './scripts/prerender.ts';
import { slimContract } from './scripts/slim-contract.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const web = `${root}web/`;

export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), slimContract(), prerender(), preloadChunks()],
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
      output: { codeSplitting: groupChunks(root) },
    },
  },
});
