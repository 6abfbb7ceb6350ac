import { fileRule, isTest } from './rule.ts';

export interface SharedSql {
  what: string;
  spelling: RegExp;
  homes: string[];
  use: string;
}

const FEATURES = 'server/src/features';

/** Conditions that decide what a member may see or do: a second spelling would be forgotten when the first one changes. */
export const sharedSql: SharedSql[] = [
  {
    what: 'whether a member is suspended or leaving',
    spelling:
      /(suspended_at|deletion_due_at)\s+IS\b|(suspendedAt|deletionDueAt)\}\s*IS\b|is(Not)?Null\(\s*(\w+\.)?(suspendedAt|deletionDueAt)\b/i,
    homes: [`${FEATURES}/users/tables.ts`],
    use: 'isActive, isSuspended or isLeaving of users/queries.ts',
  },
  {
    what: 'whether a session is valid',
    spelling: /(?<!\w)expires_at\s*[<>]|\(\s*sessions\.expiresAt\b|sessions\.expiresAt\}\s*[<>]/,
    homes: [`${FEATURES}/auth/sessions/queries.ts`],
    use: 'isUnexpired of auth/sessions/queries.ts',
  },
  {
    what: 'who blocks whom',
    spelling: /\b(FROM|JOIN)\s+(blocks\b|\$\{blocks\})|\.(from|innerJoin|leftJoin)\(\s*blocks\b/i,
    homes: [
      `${FEATURES}/visibility/queries/visible-members.ts`,
      `${FEATURES}/moderation/queries/list-blocks.ts`,
    ],
    use: 'visibleMember, notBlocked or blockedIdsSql of visibility/queries/visible-members.ts',
  },
];

export const sharedSqlHomes = fileRule(({ path, source }) => {
  if (!path.startsWith('server/src/') || isTest(path)) return [];
  return sharedSql
    .filter(({ homes, spelling }) => !homes.includes(path) && spelling.test(source))
    .map(({ what, spelling, use }) => ({
      line: source.slice(0, source.search(spelling)).split('\n').length,
      message: `spells ${what} once more: use ${use}.`,
    }));
});
