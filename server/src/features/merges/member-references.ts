import { AppError } from '../../errors/app-error.ts';
import type { Schema } from './queries/read-schema.ts';

/** A column that names members. `within` is JSON or text with the id somewhere in it. */
export interface MemberReference {
  table: string;
  column: string;
  kind: 'id' | 'within';
}

/** Columns without a foreign key that hold the id of a member. */
const plainIds = [
  'analytics_events.target_id',
  'analytics_events.user_id',
  'content_totals.content_id',
  'content_views.content_id',
  'idempotency_keys.user_id',
  'reports.target_id',
  'text_highlights.user_id',
];

/** Columns with the id somewhere in them. */
const idsWithin = [
  'comments.mentions',
  'notification_acts.data',
  'notification_acts.dedupe_key',
  'notification_acts.facts',
  'posts.mentions',
  'reports.context',
];

/** Columns that go on naming the account that is no more: the history of it. */
export const historyColumns = [
  'account_merges.secondary_id',
  'audit_entries.actor_id',
  'audit_entries.subject_id',
  'former_accounts.user_id',
  'photo_migrations.last_user_id',
];

const memberColumn = /(^|_)(user|member|author|actor|viewer)_id$/;

/** Every column that names members. A column that looks like one and that nobody has thought of stops the merge. */
export function listReferences({ tables, foreignKeys }: Schema): MemberReference[] {
  const referencing = foreignKeys
    .filter(({ parent }) => parent === 'users')
    .map(({ table, column }) => `${table}.${column}`);
  const known = new Set([...referencing, ...plainIds, ...idsWithin, ...historyColumns]);
  const unknown = [...tables.values()].flatMap(({ name, columns }) =>
    columns
      .filter((column) => memberColumn.test(column) && !known.has(`${name}.${column}`))
      .map((column) => `${name}.${column}`),
  );
  if (unknown.length > 0)
    throw new AppError(
      'conflict',
      `These accounts cannot be merged: nobody has said what becomes of ${unknown.join(', ')}.`,
    );
  const ids = [...referencing, ...plainIds].filter(isThere(tables));
  return [
    ...ids.map((key) => reference(key, 'id')),
    ...idsWithin.map((key) => reference(key, 'within')),
  ];
}

const isThere = (tables: Schema['tables']) => (key: string) =>
  tables.has(key.slice(0, key.lastIndexOf('.')));

function reference(key: string, kind: MemberReference['kind']): MemberReference {
  const dot = key.lastIndexOf('.');
  return { table: key.slice(0, dot), column: key.slice(dot + 1), kind };
}
