import { param, sql } from '#server/db/sql.ts';
import { fillSeats } from '../../events/commands/seats.ts';
import { changeRows, type Row, removeRows, type Work } from './journal.ts';
import type { Merge } from './move-references.ts';

/** Numbers that were counted for two accounts and now describe one. */
export async function mergeTotals(merge: Merge): Promise<void> {
  await joinProfileTotals(merge);
  for (const row of removedFrom(merge, 'content_views')) await subtractView(merge, row);
  const events = removedFrom(merge, 'event_rsvps').map((row) => String(row['event_id']));
  for (const id of [...new Set(events)].toSorted()) await fillSeats(merge.tx, id);
}

function removedFrom({ steps }: Work, table: string): Row[] {
  return steps
    .filter((step) => step.act === 'remove' && step.table === table)
    .flatMap(({ before }) => before);
}

async function joinProfileTotals(merge: Merge): Promise<void> {
  const ofProfile = (id: string) => sql`t.content_type = 'profile' AND t.content_id = ${param(id)}`;
  const former = sql`(SELECT g FROM content_totals g WHERE g.content_type = 'profile' AND g.content_id = ${param(merge.secondary)})`;
  const joined = await changeRows(
    merge,
    'content_totals',
    {
      views: sql`t.views + (${former}).views`,
      duration: sql`t.duration + (${former}).duration`,
    },
    sql`${ofProfile(merge.primary)} AND ${former} IS NOT NULL`,
  );
  if (joined > 0) await removeRows(merge, 'content_totals', ofProfile(merge.secondary));
  else
    await changeRows(
      merge,
      'content_totals',
      { content_id: sql`${param(merge.primary)}::text` },
      ofProfile(merge.secondary),
    );
}

/** A view that was counted for both accounts, or that one account had of the other. */
async function subtractView(merge: Merge, row: Row): Promise<void> {
  const id = row['content_id'] === merge.secondary ? merge.primary : String(row['content_id']);
  await changeRows(
    merge,
    'content_totals',
    {
      views: sql`greatest(t.views - 1, 0)`,
      duration: sql`greatest(t.duration - ${param(Number(row['view_duration']))}::bigint, 0)`,
    },
    sql`t.content_type = ${param(String(row['content_type']))} AND t.content_id = ${param(id)}`,
  );
}
