import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], Function>>[1];

/** Who starts what: the application, the pages of a stranger, and what a member sees first. */
const starts = {
  main: ['web/src/main.tsx'],
  stranger: ['web/src/features/auth/auth-page.tsx'],
  member: ['web/src/shell/app-shell.tsx', 'web/src/features/feed/home-page.tsx'],
};

/** The schemas that forms check with; nobody needs them before one is opened. */
const schemas =
  /\/node_modules\/zod\/|\/contract\/src\/(?:primitives|zod-messages|\w+\/(?:forms|email-address|password|web-address))\.ts$/;

/**
 * Many small chunks compress badly and cost a request each: what everyone's first page needs is one chunk, and
 * what only a member's needs is another.
 */
export function groupChunks(root: string): Rolldown.CodeSplittingOptions {
  const idsOf = (files: string[]) => files.map((file) => normalizePath(path.join(root, file)));
  let reached: Record<keyof typeof starts, Set<string>> | null = null;

  function groupOf(id: string, context: Context): string | null {
    if (schemas.test(id)) return 'forms';
    reached ??= {
      main: reach(idsOf(starts.main), context),
      stranger: reach(idsOf(starts.stranger), context),
      member: reach(idsOf(starts.member), context),
    };
    if (reached.main.has(id)) return id === idsOf(starts.main)[0] ? null : 'start';
    if (!reached.member.has(id)) return null;
    return reached.stranger.has(id) ? 'start' : 'board';
  }

  const group = (name: string, priority: number): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => (groupOf(id, context) === name ? name : null),
    debugName: name,
    priority,
  });
  return {
    groups: [group('forms', 3), group('start', 2), group('board', 1)],
  };
}

/** Everything that these modules import statically, at any depth. */
function reach(ids: string[], context: Context, seen = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    reach([...(context.getModuleInfo(id)?.importedIds ?? [])], context, seen);
  }
  return seen;
}
