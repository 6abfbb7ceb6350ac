import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], Function>>[1];

/** The modules that a first visit runs: of every visitor, of a signed-out one and of a signed-in one. */
const entries = {
  everyone: ['web/src/main.tsx'],
  signedOut: ['web/src/features/auth/auth-page.tsx'],
  signedIn: [
    'web/src/shell/app-shell.tsx',
    'web/src/features/feed/home-page.tsx',
    'web/src/features/feed/prefetch-home.ts',
  ],
};

/** The schemas that forms check with; nobody needs them before one is opened. */
const schemas =
  /\/node_modules\/zod\/|\/contract\/src\/(?:primitives|zod-messages|\w+\/(?:forms|email-address|password|web-address))\.ts$/;

/** What schemas and the first page both import: a group takes its imports along, and the first page would load all schemas. */
const text = /\/contract\/src\/(?:cut-text|web-address)\.ts$/;

/** Those of later pages share one chunk. */
const icons = /\/lucide-react\/dist\/esm\/icons\//;

/**
 * Many small chunks compress badly and cost a request each: what everyone's first page needs is one chunk, and
 * what only a member's needs is another.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  const idsOf = (files: string[]) => files.map((file) => normalizePath(path.join(root, file)));
  let modulesOf: Record<keyof typeof entries, Set<string>> | null = null;

  function groupOf(id: string, context: Context): string | null {
    if (text.test(id)) return 'text';
    if (schemas.test(id)) return 'forms';
    modulesOf ??= {
      everyone: collectImports(idsOf(entries.everyone), context),
      signedOut: collectImports(idsOf(entries.signedOut), context),
      signedIn: collectImports(idsOf(entries.signedIn), context),
    };
    if (modulesOf.everyone.has(id)) return id === idsOf(entries.everyone)[0] ? null : 'common';
    if (!modulesOf.signedIn.has(id)) return icons.test(id) ? 'icons' : null;
    return modulesOf.signedOut.has(id) ? 'common' : 'home';
  }

  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (groupOf(id, context) === name ? name : null),
    debugName: name,
    priority,
  });
  return {
    groups: ['icons', 'home', 'common', 'forms', 'text'].map(group),
  };
}

/** Everything that these modules import statically, at any depth. */
function collectImports(ids: string[], context: Context, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    collectImports([...(context.getModuleInfo(id)?.importedIds ?? [])], context, seen);
  }
  return seen;
}
