import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { validProject } from './structure/valid-project.ts';

const roots: string[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** What the check says about a small tree that is right but for the given files. */
function check(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'structure-'));
  roots.push(root);
  for (const [file, source] of Object.entries({ ...validProject, ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return checkStructure(root).problems.map(({ path: file, message }) => `${file} ${message}`);
}

const lines = (count: number) => `export const long = 1;\n${'//\n'.repeat(count - 1)}`;

describe('the structure check', () => {
  it('finds nothing in a tree that follows the rules', () => {
    expect(check({})).toEqual([]);
    expect(check({ 'web/src/lib/long.ts': lines(250), 'web/src/ui/long.tsx': lines(150) })).toEqual(
      [],
    );
  });

  it.each<[rule: string, says: RegExp, files: Record<string, string>]>([
    [
      'web imports server',
      /jobs\/api.ts web features must not import server base.* belongs in contract\/src/,
      {
        'web/src/features/jobs/api.ts':
          "export { createClient as api } from '#server/db/client.ts';\nexport const a = 1;",
      },
    ],
    [
      'server imports web, even as a type',
      /server features must not import web lib/,
      {
        'server/src/features/jobs/commands.ts':
          "import type { formatDate } from '#web/lib/format-date.ts';\nexport type A = typeof formatDate;",
      },
    ],
    [
      'contract imports server, even lazily',
      /contract must not import server base.* imports nothing of ours/,
      { 'contract/src/lazy.ts': "export const lazy = () => import('#server/db/client.ts');" },
    ],
    [
      'lib knows a feature',
      /web lib must not import web features/,
      {
        'web/src/lib/user.ts':
          "import { useUser } from '#web/features/users/api.ts';\nexport const user = useUser;",
      },
    ],
    [
      'lib knows ui',
      /web lib must not import web ui/,
      {
        'web/src/lib/button-size.ts':
          "import { Button } from '#web/ui/button.tsx';\nexport const buttonSize = Button;",
      },
    ],
    [
      'ui knows a feature',
      /web ui must not import web features.* take it as a prop/,
      {
        'web/src/ui/badge.tsx':
          "import { useUser } from '#web/features/users/api.ts';\nexport const Badge = useUser;",
      },
    ],
    [
      'a feature knows the table of routes',
      /web features must not import web start/,
      {
        'web/src/features/users/link.tsx':
          "import { load } from '#web/routes.tsx';\nexport const Link = load;",
      },
    ],
    [
      'http knows a feature',
      /server base must not import server features.* hand it over in app.ts/,
      {
        'server/src/http/session.ts':
          "import { findUser } from '../features/users/queries.ts';\nexport const session = findUser;",
      },
    ],
    [
      'the product uses test code',
      /server start must not import server tests/,
      {
        'server/src/testing/clock.ts': 'export const clock = 1;',
        'server/src/now.ts':
          "import { clock } from './testing/clock.ts';\nexport const nowClock = clock;",
      },
    ],
    [
      'the web uses test code',
      /web ui must not import web tests/,
      {
        'web/src/testing/fake-api.ts': 'export const fakeApi = 1;',
        'web/src/ui/badge.tsx':
          "import { fakeApi } from '../testing/fake-api.ts';\nexport const Badge = fakeApi;",
      },
    ],
    [
      'the product uses tools',
      /server start must not import tools/,
      {
        'scripts/clock.ts': 'export const clock = 1;',
        'server/src/now.ts':
          "import { clock } from '#scripts/clock.ts';\nexport const nowClock = clock;",
      },
    ],
    [
      "a feature reaches into another's server code",
      /users\/sessions.ts is private to users: use its queries or commands/,
      {
        'server/src/features/users/sessions.ts': 'export const sessions = 1;',
        'server/src/features/jobs/commands.ts':
          "import { sessions } from '../users/sessions.ts';\nexport const a = sessions;",
      },
    ],
    [
      "a route reads another feature's tables",
      /users\/tables.ts is private to users/,
      {
        'server/src/features/posts/routes.ts':
          "import { users } from '../users/tables.ts';\nexport const a = users;",
      },
    ],
    [
      "a feature reaches into another's web code",
      /sort-users.ts is private to users: use its api.ts or one of its components/,
      {
        'web/src/features/users/sort-users.ts': 'export const sortUsers = 1;',
        'web/src/features/jobs/api.ts':
          "import { sortUsers } from '../users/sort-users.ts';\nexport const a = sortUsers;",
      },
    ],
    [
      'two features need each other by a third',
      /the features need each other \(server\/users → server\/posts → server\/jobs → server\/users\)/,
      {
        'server/src/features/users/commands.ts':
          "import { a } from '../posts/queries.ts';\nexport const b = a;",
        'server/src/features/posts/queries.ts':
          "import { c } from '../jobs/queries.ts';\nexport const a = c;",
        'server/src/features/jobs/queries.ts': 'export const c = 1;',
      },
    ],
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
    expect(check(files).join('\n')).toMatch(says);
  });
});
