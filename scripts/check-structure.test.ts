import { describe, expect, it } from 'vitest';
import { checkSample } from './structure/check-sample.ts';

const lines = (count: number) => `export const long = 1;\n${'//\n'.repeat(count - 1)}`;

describe('the structure check', () => {
  it('finds nothing in a tree that follows the rules', () => {
    expect(checkSample({})).toEqual([]);
    expect(
      checkSample({ 'web/src/lib/long.ts': lines(250), 'web/src/ui/long.tsx': lines(150) }),
    ).toEqual([]);
  });

  it.each<[rule: string, says: RegExp, files: Record<string, string>]>([
    [
      'SQL in a route',
      /posts\/routes.ts imports drizzle-orm. SQL belongs in queries.ts/,
      {
        'server/src/features/posts/routes.ts':
          "import { eq } from 'drizzle-orm';\nexport const a = eq;",
      },
    ],
    [
      'SQL by a handed-over tag',
      /posts\/routes.ts writes SQL/,
      {
        'server/src/features/posts/routes.ts':
          'export const a = (sql: typeof String.raw) => sql`select 1`;',
      },
    ],
    [
      'SQL by the driver',
      /ping.ts queries the database/,
      {
        'server/src/platform/ping.ts':
          "export const ping = (db: { query(s: string): void }) => db.query('select 1');",
      },
    ],
    ['an index file', /index.ts no barrels/, { 'web/src/ui/index.ts': 'export const index = 1;' }],
    [
      'a file that only passes on',
      /all.ts no barrels: import each thing from the file that makes it/,
      { 'web/src/ui/all.ts': "export * from './button.tsx';" },
    ],
    [
      'a default export',
      /sum.ts no default exports/,
      { 'web/src/lib/sum.ts': 'export default 1;' },
    ],
    ['any', /sum.ts no `any`/, { 'web/src/lib/sum.ts': 'export const sum = (a: any) => a;' }],
    ['an enum', /sum.ts no `enum`/, { 'web/src/lib/sum.ts': 'export enum Sum { A }' }],
    [
      'a long way up',
      /import #contract\/jobs\/policy.ts instead/,
      {
        'server/src/features/jobs/commands.ts':
          "import { canSee } from '../../../../contract/src/jobs/policy.ts';\nexport const a = canSee;",
      },
    ],
    ['a long file', /251 lines: above 250 it is two files/, { 'web/src/lib/long.ts': lines(251) }],
    [
      'a long component',
      /151 lines: a component above 150 is two components/,
      { 'web/src/ui/long.tsx': lines(151) },
    ],
    ['a name in camel case', /kebab-case/, { 'web/src/lib/sumUp.ts': 'export const sumUp = 1;' }],
    [
      'a folder in camel case',
      /kebab-case/,
      { 'web/src/lib/myParts/sum.ts': 'export const sum = 1;' },
    ],
    [
      'an export unlike its file',
      /exports addUp: name the main export like the file/,
      { 'web/src/lib/sum.ts': 'export const addUp = 1;' },
    ],
    [
      'a component unlike its file',
      /exports JobRow: name the main export like the file/,
      { 'web/src/features/jobs/job-card.tsx': 'export const JobRow = () => null;' },
    ],
    [
      'a test away from its subject',
      /a test lies beside what it tests/,
      { 'server/src/tests/button.test.ts': "import { createApp } from '../app.ts';\ncreateApp;" },
    ],
    [
      'an import without its extension',
      /server\/src\/http\/mount does not exist: name the file with its extension/,
      { 'server/src/now.ts': "import { mount } from './http/mount';\nexport const now = mount;" },
    ],
  ])('refuses: %s', (_, says, files) => {
    expect(checkSample(files).join('\n')).toMatch(says);
  });
});
