import type { Plugin, Rolldown } from 'vite';

const code = /<(?:link rel="modulepreload"|script type="module") crossorigin/g;
const mark = /<!--chunks:([\w./-]+)-->/g;

/**
 * Turns `<!--chunks:src/page.tsx-->` into links that fetch that module's chunks along with the page. Code is fetched at
 * low priority: the style sheet arrives first, and the page is painted before the code runs.
 */
export function injectModulepreload(): Plugin {
  return {
    name: 'callboard:inject-modulepreload',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const linked = (file: string) => html.includes(`href="/${file}"`);
        const whole = html.replace(mark, (_, module: string) =>
          (bundle ? chunksOf(bundle, module) : [])
            .filter((file) => !linked(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
            .join(''),
        );
        return whole.replace(code, '$& fetchpriority="low"');
      },
    },
  };
}

/** The chunk that holds the module, and all that it imports. */
function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!first) throw new Error(`No chunk holds ${module}.`);
  const files = new Set([first.fileName]);
  for (const file of files) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const imported of chunk?.imports ?? []) files.add(imported);
  }
  return [...files];
}
