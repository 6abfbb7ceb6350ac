import { describe, expect, it } from 'vitest';
import { checkSample } from './check-sample.ts';

const usersTable =
  "import { pgTable } from 'drizzle-orm/pg-core';\nexport const users = pgTable('users', {});";

describe('features', () => {
  it.each<[rule: string, says: RegExp, files: Record<string, string>]>([
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
      'two features need each other by their tables',
      /the features need each other \(server\/users → server\/jobs → server\/users\)/,
      {
        'server/src/features/users/queries.ts':
          "import { jobs } from '../jobs/tables.ts';\nexport const a = jobs;",
        'server/src/features/jobs/tables.ts':
          "import { users } from '../users/tables.ts';\nexport const jobs = users;",
      },
    ],
    [
      "a feature writes another's table",
      /jobs\/commands.ts writes users, a table of users: call a command of users instead/,
      {
        'server/src/features/jobs/commands.ts':
          "import { users } from '../users/tables.ts';\nexport const a = (tx: Map<unknown, unknown>) => tx.delete(users);",
      },
    ],
    [
      "SQL inserts into another's table",
      /jobs\/commands.ts writes users, a table of users/,
      {
        'server/src/features/users/tables.ts': usersTable,
        'server/src/features/jobs/commands.ts':
          'export const a = String.raw`INSERT INTO users (id) VALUES (1)`;',
      },
    ],
    [
      "SQL updates another's table in a line of its own",
      /jobs\/commands.ts writes users, a table of users/,
      {
        'server/src/features/users/tables.ts': usersTable,
        'server/src/features/jobs/commands.ts':
          'export const a = String.raw`WITH x AS (SELECT 1)\n  UPDATE users u SET a = 1`;',
      },
    ],
    [
      "SQL deletes from another's table",
      /jobs\/commands.ts writes users, a table of users/,
      {
        'server/src/features/users/tables.ts': usersTable,
        'server/src/features/jobs/commands.ts':
          'export const a = \'DELETE FROM "users" WHERE true\';',
      },
    ],
    [
      "SQL merges into another's table",
      /jobs\/commands.ts writes users, a table of users/,
      {
        'server/src/features/users/tables.ts': usersTable,
        'server/src/features/jobs/commands.ts':
          'export const a = String.raw`MERGE INTO public.users USING b ON true`;',
      },
    ],
    [
      "a feature writes another's table under another name",
      /jobs\/commands.ts writes members, a table of users/,
      {
        'server/src/features/jobs/commands.ts':
          "import { users as members } from '../users/tables.ts';\nexport const a = String.raw`UPDATE ${members} SET a = 1`;",
      },
    ],
  ])('refuses: %s', (_, says, files) => {
    expect(checkSample(files).join('\n')).toMatch(says);
  });

  it.each([
    'SELECT 1 FROM users FOR UPDATE OF users',
    'INSERT INTO jobs (id) VALUES (1) ON CONFLICT DO UPDATE SET id = 1',
    'UPDATE users_of_jobs SET a = 1',
  ])('lets a feature write: %s', (text) => {
    const problems = checkSample({
      'server/src/features/users/tables.ts': usersTable,
      'server/src/features/jobs/commands.ts': `export const a = String.raw\`${text}\`;`,
    });
    expect(problems).toEqual([]);
  });
});
