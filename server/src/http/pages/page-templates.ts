import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../platform/html.ts';

/** A part stands between `<!--member-->` and `<!--/member-->`: for whoever is signed in, or only on their home page. */
export type PagePart = 'member' | 'home';

export interface PageTemplates {
  /** `parts` names what is kept of the marked parts of the page. */
  app(boot: unknown, parts: PagePart[]): string;
  landing(values: Record<string, string>): string;
  /** The scripts that stand in the pages themselves, before anything is filled in; none before the web is built. */
  inlineScripts(): string[];
}

/** The built pages with their blanks; read once, or on every visit while developing. */
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
    landing: (values) =>
      template('landing.html').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        escapeHtml(values[name] ?? ''),
      ),
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

/** JSON that cannot end the script element it stands in. */
function safeJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
