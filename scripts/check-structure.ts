import path from 'node:path';
import { existingImports } from './structure/existing-imports.ts';
import { featureCycles, featureDoors } from './structure/features.ts';
import { fileLength, kebabCase, namedLikeFile, testsBeside } from './structure/files.ts';
import {
  noAnyOrEnum,
  noBarrels,
  noDefaultExports,
  noDistantImports,
} from './structure/language.ts';
import { layers } from './structure/layers.ts';
import type { Problem } from './structure/rule.ts';
import { sharedSqlHomes } from './structure/shared-sql.ts';
import { readModules } from './structure/source-module.ts';
import { sqlHomes } from './structure/sql-homes.ts';
import { sqlTag } from './structure/sql-tag.ts';

/** The rules of docs/architecture.md that no compiler holds. */
export function checkStructure(root: string): { files: number; problems: Problem[] } {
  const modules = readModules(root);
  const rules = [
    layers,
    featureDoors,
    featureCycles,
    sqlHomes,
    sqlTag,
    sharedSqlHomes,
    existingImports(root),
    noBarrels,
    noDefaultExports,
    noAnyOrEnum,
    noDistantImports,
    fileLength,
    kebabCase,
    namedLikeFile,
    testsBeside,
  ];
  return { files: modules.length, problems: rules.flatMap((rule) => rule(modules)) };
}

if (process.argv[1] === import.meta.filename) {
  const { files, problems } = checkStructure(path.dirname(import.meta.dirname));
  for (const { path: file, line, message } of problems) console.log(`${file}:${line} ${message}`);
  console.log(`${files} files, ${problems.length} problems`);
  process.exitCode = files > 0 && problems.length === 0 ? 0 : 1;
}
