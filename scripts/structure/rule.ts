import type { SourceModule } from './source-module.ts';

export type Problem = { path: string; line: number; message: string };

/** Looks at all modules at once; says where the code belongs instead. */
export type Rule = (modules: SourceModule[]) => Problem[];

/** A rule about each import of our own code. */
export function importRule(
  judge: (from: string, to: string, isType: boolean) => string | null,
): Rule {
  return (modules) =>
    modules.flatMap((module) =>
      module.imports.flatMap(({ target, line, isType }) => {
        const message = target === null ? null : judge(module.path, target, isType);
        return message === null ? [] : [{ path: module.path, line, message }];
      }),
    );
}

/** A rule about each file by itself. */
export function fileRule(judge: (module: SourceModule) => Omit<Problem, 'path'>[]): Rule {
  return (modules) =>
    modules.flatMap((module) =>
      judge(module).map((problem) => ({ path: module.path, ...problem })),
    );
}

export function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

const ROLES = ['routes', 'queries', 'commands', 'tables', 'reports', 'api'];

/** The role a file plays in its feature: `queries` for queries.ts, queries/search.ts and sessions/queries.ts. */
export function roleOf(file: string): string {
  const inFeature = /\/features\/[^/]+\/(.+)$/.exec(file)?.[1] ?? file.split('/').at(-1) ?? '';
  const parts = inFeature.split('/').map((part) => part.replace(/(\.(test|spec))?\.tsx?$/, ''));
  return parts.find((part) => ROLES.includes(part)) ?? parts[0] ?? '';
}
