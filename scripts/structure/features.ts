import { importRule, isTest, type Problem, type Rule, roleOf } from './rule.ts';

type Place = { side: string; feature: string };

const SQL_ROLES = ['queries', 'commands', 'tables', 'reports'];

/** Features use each other only through queries and commands on the server, api and components in the web. */
export const featureBoundaries = importRule((from, to) => {
  const importer = placeOf(from);
  const imported = placeOf(to);
  if (!importer || !imported || isTest(from)) return null;
  if (importer.side !== imported.side || importer.feature === imported.feature) return null;
  if (importer.side === 'web') {
    return /(?<!-page)\.tsx$/.test(to) || roleOf(to) === 'api'
      ? null
      : `${to} is private to ${imported.feature}: use its api.ts or one of its components, or move what both need to web/src/lib or the contract.`;
  }
  if (['queries', 'commands'].includes(roleOf(to))) return null;
  if (roleOf(to) === 'tables' && SQL_ROLES.includes(roleOf(from))) return null;
  return `${to} is private to ${imported.feature}: use its queries or commands, or move what both need to server/src/platform or the contract.`;
});

/** No feature may depend on itself through other features. */
export const noFeatureCycles: Rule = (modules) => {
  const edges = new Map<string, Map<string, Problem>>();
  for (const module of modules) {
    const importer = placeOf(module.path);
    if (!importer || isTest(module.path)) continue;
    for (const { target, line } of module.imports) {
      const imported = target === null ? null : placeOf(target);
      if (!imported || importer.side !== imported.side) continue;
      if (importer.feature === imported.feature) continue;
      const from = `${importer.side}/${importer.feature}`;
      const known = edges.get(from) ?? new Map<string, Problem>();
      known.set(`${imported.side}/${imported.feature}`, { path: module.path, line, message: '' });
      edges.set(from, known);
    }
  }
  return [...edges].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, place]) => {
      const way = findPath(edges, to, from);
      if (way === null) return [];
      const message = `the features need each other (${[from, ...way].join(' → ')}): let the caller combine them, or move the shared part into one of them.`;
      return [{ ...place, message }];
    }),
  );
};

function findPath(
  edges: Map<string, Map<string, Problem>>,
  from: string,
  to: string,
  seen = new Set<string>(),
): string[] | null {
  if (from === to) return [to];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const next of edges.get(from)?.keys() ?? []) {
    const rest = findPath(edges, next, to, seen);
    if (rest) return [from, ...rest];
  }
  return null;
}

function placeOf(file: string): Place | null {
  const match = /^(server|web)\/src\/features\/([^/]+)\//.exec(file);
  return match?.[1] && match[2] ? { side: match[1], feature: match[2] } : null;
}
