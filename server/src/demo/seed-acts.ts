import type { Db } from '../db/client.ts';
import { recordAct } from '../features/audit/commands.ts';
import { acts } from './data/acts.ts';
import { demoId } from './demo-ids.ts';
import { hoursAgo } from './times.ts';

/** Nothing removes them again: the audit log is append-only. */
export async function seedActs(tx: Db): Promise<void> {
  for (const { by, about, target, hoursAgo: hours, ...act } of acts) {
    const subjectId = about ? demoId.user(about) : null;
    const { type, id } = target ?? { type: 'user', id: subjectId ?? '' };
    await recordAct(tx, {
      ...act,
      actor: by ? { id: demoId.user(by) } : null,
      subjectId,
      targetType: type,
      targetId: id,
      createdAt: hoursAgo(hours),
    });
  }
}
