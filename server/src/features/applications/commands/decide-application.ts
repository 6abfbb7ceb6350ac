import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus, DecideBody } from '#contract/applications/forms.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import type { Seat } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { lockJob } from '../../jobs/commands/lock-job.ts';
import { notifyFilled } from '../../jobs/commands/notify-filled.ts';
import { freeSeat } from '../../jobs/commands/position-seats.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { decisionOn } from '../application-notifications.ts';
import { getApplication } from '../queries/get-application.ts';
import { type Answered, lockApplication } from './lock-application.ts';
import { getPosition, takeSeat } from './seats.ts';

/** Accepts, rejects or sets back to pending. The applicant is notified of a change, not of a repeat. */
export async function decideApplication(
  db: Db,
  viewer: Viewer,
  id: string,
  decision: DecideBody,
): Promise<Application> {
  return transaction(db, async (tx) => {
    const application = authorize(
      viewer,
      canDecideApplication,
      await getApplication(tx, viewer, id),
      'Only the person who posted the job can decide on this.',
    );
    await lockJob(tx, application.jobId);
    const before = await lockApplication(tx, id);
    const positionId = await moveSeat(tx, viewer, before, decision);
    const note = noteAfter(before, decision);
    await writeDecision(tx, application, { status: decision.status, positionId, note });
    const isNew =
      before.status !== decision.status ||
      before.positionId !== positionId ||
      (note !== null && note !== before.note);
    const decided = await getApplication(tx, viewer, id);
    if (isNew)
      await notify(
        tx,
        [application.applicantId],
        decisionOn(application, viewer, {
          status: decision.status,
          hasNote: note !== null,
          ...seatOf(decided, before),
        }),
      );
    if (decided.status === 'accepted') await notifyFilled(tx, decided.job);
    return decided;
  });
}

/** Takes, moves or frees the seat that the decision asks for, and returns the position afterwards. */
async function moveSeat(
  tx: Db,
  viewer: Viewer,
  before: Answered,
  { status, positionId: chosen }: DecideBody,
): Promise<string | null> {
  const job = await getJob(tx, viewer, before.jobId);
  if (chosen !== undefined) getPosition(job.positions, chosen);
  const held = before.status === 'accepted' ? before.positionId : null;
  const keeps = held !== null && (chosen === undefined || chosen === held);
  if (status === 'accepted' && keeps) return held;
  const taken =
    status === 'accepted' ? await takeSeat(tx, job, { chosen, asked: before.positionIds }) : null;
  if (held !== null) await freeSeat(tx, held);
  return taken;
}

function seatOf({ job, positionId }: Application, before: Answered): { seat?: Seat } {
  const role = job.positions.find(({ id }) => id === positionId)?.role;
  if (role === undefined) return {};
  const isMove = before.status === 'accepted' && before.positionId !== positionId;
  return { seat: { role, isMove } };
}

/** The note of an earlier decision does not speak for the next one. */
function noteAfter(before: Answered, { status, note }: DecideBody): string | null {
  if (note !== undefined) return note || null;
  return before.status === status ? before.note : null;
}

async function writeDecision(
  tx: Db,
  { id }: Authorized<Application>,
  {
    status,
    positionId,
    note,
  }: { status: ApplicationStatus; positionId: string | null; note: string | null },
): Promise<void> {
  await tx.execute(sql`
    UPDATE applications SET position_id = ${param(positionId)}, note = ${param(note)},
      seen_at = coalesce(seen_at, now()), updated_at = now(),
      is_unanswered = is_unanswered AND status = ${param(status)},
      decided_at = CASE WHEN status = ${param(status)} THEN decided_at WHEN ${param(status)} <> 'pending' THEN now() END,
      status = ${param(status)}
    WHERE id = ${param(id)}`);
}
