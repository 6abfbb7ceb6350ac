import path from 'node:path';
import { featureBoundaries, noFeatureCycles } from './structure/features.ts';
import { colocatedTests, exportNamedLikeFile, fileLength, kebabCase } from './structure/files.ts';
import {
  noAnyOrEnum,
  noBarrels,
  noDeepRelativeImports,
  noDefaultExports,
} from './structure/language.ts';
import { layers } from './structure/layers.ts';
import { liveLinks } from './structure/live-links.ts';
import { noUnresolvedImports } from './structure/no-unresolved-imports.ts';
import { ownTableWrites } from './structure/own-table-writes.ts';
import { routesByName } from './structure/routes-by-name.ts';
import type { Problem } from './structure/rule.ts';
import { safeMigrations } from './structure/safe-migrations.ts';
import { safePatterns } from './structure/safe-patterns.ts';
import { sharedSqlHomes } from './structure/shared-sql.ts';
import { readModules } from './structure/source-module.ts';
import { sqlPlacement } from './structure/sql-placement.ts';
import { sqlTag } from './structure/sql-tag.ts';
import { unsafeCode } from './structure/unsafe-code.ts';

/** The rules of docs/architecture.md that no compiler holds. */
export function checkStructure(root: string): { files: number; problems: Problem[] } {
  const modules = readModules(root);
  const rules = [
    layers,
    featureBoundaries,
    noFeatureCycles,
    ownTableWrites,
    sqlPlacement,
    sqlTag,
    sharedSqlHomes,
    noUnresolvedImports(root),
    safeMigrations(root),
    liveLinks(root),
    routesByName,
    unsafeCode,
    safePatterns,
    noBarrels,
    noDefaultExports,
    noAnyOrEnum,
    noDeepRelativeImports,
    fileLength,
    kebabCase,
    exportNamedLikeFile,
    colocatedTests,
  ];
  return { files: modules.length, problems: rules.flatMap((rule) => rule(modules)) };
}

if (process.argv[1] === import.meta.filename) {
  const { files, problems } = checkStructure(path.dirname(import.meta.dirname));
  for (const { path: file, line, message } of problems) console.log(`${file}:${line} ${message}`);
  console.log(`${files} files, ${problems.length} problems`);
  process.exitCode = files > 0 && problems.length === 0 ? 0 : 1;
}
