/** A small tree that follows every rule. */
export const validProject = {
  'contract/src/jobs/contract.ts': 'export const jobs = {};',
  'contract/src/jobs/policy.ts': 'export const canSee = () => true;',
  'server/src/main.ts': "import './app.ts';",
  'server/src/app.ts':
    "import { jobRoutes } from './features/jobs/routes.ts';\nexport const createApp = () => jobRoutes;",
  'server/src/http/mount.ts':
    "import type { Db } from '../db/client.ts';\nexport const mount = (db: Db) => db;",
  'server/src/db/client.ts':
    "import { drizzle } from 'drizzle-orm/node-postgres';\nexport type Db = string;\nexport const createClient = drizzle;",
  'server/src/db/sql.ts':
    "import { sql as drizzleSql } from 'drizzle-orm';\nexport const sql = drizzleSql;",
  'server/src/features/users/tables.ts': 'export const users = {};',
  'server/src/features/users/queries.ts':
    "import { eq, type SQL } from 'drizzle-orm';\nimport { sql } from '../../db/sql.ts';\nexport const findUser = (): SQL => eq(sql`1`, 1);",
  'server/src/features/jobs/tables.ts':
    "import { users } from '../users/tables.ts';\nexport const jobs = users;",
  'server/src/features/jobs/routes.ts':
    "import { jobs } from '#contract/jobs/contract.ts';\nimport { mount } from '#server/http/mount.ts';\nimport { findUser } from '../users/queries.ts';\nexport const jobRoutes = [jobs, mount, findUser];",
  'server/src/features/jobs/routes.test.ts': "import { jobRoutes } from './routes.ts';\njobRoutes;",
  'web/src/main.tsx':
    "import './routes.tsx';\nimport { AppShell } from './shell/app-shell.tsx';\nAppShell;",
  'web/src/shell/app-shell.tsx':
    "import { UserCard } from '#web/features/users/user-card.tsx';\nexport const AppShell = () => UserCard;",
  'web/src/landing/landing-page.tsx':
    "import { Button } from '#web/ui/button.tsx';\nexport const LandingPage = () => Button;",
  'web/src/routes.tsx': "export const load = () => import('./features/jobs/jobs-page.tsx');",
  'web/src/lib/format-date.ts': 'export const formatDate = String;',
  'web/src/ui/button.tsx':
    "import { formatDate } from '../lib/format-date.ts';\nexport const Button = () => formatDate;",
  'web/src/ui/button.browser.test.tsx':
    "import { render } from '../testing/render.tsx';\nimport { Button } from './button.tsx';\nrender(Button);",
  'web/src/testing/render.tsx':
    "import { formatDate } from '../lib/format-date.ts';\nexport const render = (ui: unknown) => [ui, formatDate];",
  'web/src/features/users/api.ts': 'export const useUser = () => null;',
  'web/src/features/users/user-card.tsx': 'export const UserCard = () => null;',
  'web/src/features/jobs/jobs-page.tsx':
    "import { Button } from '#web/ui/button.tsx';\nimport { useUser } from '../users/api.ts';\nimport { UserCard } from '../users/user-card.tsx';\nexport const JobsPage = () => [Button, useUser, UserCard];",
};
