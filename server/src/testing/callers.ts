import { newTotpSecret } from '../features/auth/second-factor/totp.ts';
import { totpSecrets } from '../features/auth/tables.ts';
import { hashPassword } from '../platform/passwords/password-hash.ts';
import {
  type CallerKind,
  type MemberRole,
  memberRoles,
  type Standing,
  standingOf,
} from './access-rule.ts';
import { password } from './factor-app.ts';
import { createUser } from './factories.ts';
import type { Send } from './send.ts';
import {
  openSessionOf,
  type SessionKind,
  type SessionName,
  sessionKinds,
} from './session-kinds.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const sessionNames = Object.keys(sessionKinds) as SessionName[];

/** Every role in every kind of session; where the session is worth nothing, the least and the greatest role will do. */
const callerKinds: CallerKind[] = sessionNames.flatMap((session) => {
  const isNothing = sessionKinds[session].worth === 'nothing';
  const roles: readonly MemberRole[] = isNothing ? ['member', 'administrator'] : memberRoles;
  return roles.map((role) => ({ role, session }));
});

/** What production changes: the name of the cookie, and that staff need a second factor. */
const productionKinds = callerKinds.filter(
  ({ session }) =>
    session === 'a cookie of another name' || sessionKinds[session].worth === 'everything',
);

export type Environment = 'development' | 'production';

/** A row of the tables that ask as everybody. */
export interface CallerRow extends CallerKind {
  environment: Environment;
}

export const callerRows: CallerRow[] = [
  ...callerKinds.map((kind) => ({ environment: 'development' as const, ...kind })),
  ...productionKinds.map((kind) => ({ environment: 'production' as const, ...kind })),
];

export interface Caller extends CallerRow {
  app: TestApp;
  id: string;
  cookie: string;
  send: Send;
  standing: Standing;
}

/** Another instance on the same database and disk, as in production. */
export function createProductionApp(
  { databaseUrl, config }: TestApp,
  env: Record<string, string> = {},
): Promise<TestApp> {
  return createTestApp({
    databaseUrl,
    env: {
      DATA_DIR: config.dataDir,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://callboard.test',
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_FROM: 'callboard@callboard.test',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
}

/** For each row a member of their own, at an address of their own: no limit counts two of them together. */
export async function createCallers(
  apps: Record<Environment, TestApp>,
  network = '203.0.113',
): Promise<Map<CallerRow, Caller>> {
  const passwordHash = await hashPassword(password);
  const callers = await Promise.all(
    callerRows.map(async (row, index): Promise<[CallerRow, Caller]> => {
      const given = { passwordHash, address: `${network}.${index}` };
      return [row, await createCaller(apps[row.environment], row, given)];
    }),
  );
  return new Map(callers);
}

async function createCaller(
  app: TestApp,
  row: CallerRow,
  { passwordHash, address }: { passwordHash: string; address: string },
): Promise<Caller> {
  const kind: SessionKind = sessionKinds[row.session];
  const hasSecondFactor = kind.factor !== 'none';
  const fields = { ...roleFields(row.role), passwordHash, hasSecondFactor };
  const member = await createUser(app.db, fields);
  if (hasSecondFactor) {
    const confirmedAt = new Date().toISOString();
    const secret = { userId: member.id, secret: newTotpSecret(), confirmedAt };
    await app.db.insert(totpSecrets).values(secret);
  }
  const cookie = await openSessionOf(app, member, kind);
  const own = { 'x-forwarded-for': address, ...(cookie && { cookie }) };
  return {
    ...row,
    app,
    id: member.id,
    cookie,
    standing: standingOf(row, app.config.production),
    send: app.callWith(own),
  };
}

function roleFields(role: MemberRole) {
  if (role === 'administrator') return { isAdmin: true };
  return { role: role === 'member' ? null : role };
}
