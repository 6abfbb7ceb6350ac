import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillTemplate } from './fill-template.ts';

/** A part between `<!--member-->` and `<!--/member-->`: for members, or only on their home page. */
export type PagePart = 'member' | 'home';

export interface PageTemplates {
  /** Marked parts that `parts` does not name are removed. */
  app(boot: unknown, parts: PagePart[]): string;
  landing(values: Record<string, string>, lists: Record<string, Record<string, string>[]>): string;
  /** The inline scripts of the built pages; none before the web is built. */
  inlineScripts(): string[];
}

/** The built pages with their placeholders; read once, or for every request in development. */
export function pageTemplates(webDir: string, development: boolean): PageTemplates {
  const read = (name: string) => readFileSync(join(webDir, name), 'utf8');
  const cache = new Map<string, string>();
  const template = (name: string) => {
    if (development) return read(name);
    const text = cache.get(name) ?? read(name);
    cache.set(name, text);
    return text;
  };
  return {
    app: (boot, parts) =>
      template('index.html')
        .replace(/<!--(member|home)-->(.*?)<!--\/\1-->/gs, (_, name: PagePart, content: string) =>
          parts.includes(name) ? content : '',
        )
        .replace('{{boot}}', () => safeJson(boot)),
    landing: (values, lists) => fillTemplate(template('landing.html'), values, lists),
    inlineScripts: () => {
      const pages = ['index.html', 'landing.html']
        .filter((name) => existsSync(join(webDir, name)))
        .map(template)
        .join('');
      return [
        ...new Set([...pages.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code)),
      ];
    },
  };
}

/** JSON that cannot close the script element around it. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
