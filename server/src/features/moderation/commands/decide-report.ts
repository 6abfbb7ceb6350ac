import { inArray } from 'drizzle-orm';
import {
  type DecideReport,
  type ReportDecision,
  type ReportReason,
  reportReasons,
} from '#contract/moderation/forms.ts';
import { isToldOfDismissal, refusalOfDecision } from '#contract/moderation/policy.ts';
import { isStaff } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App, Viewer } from '#server/http/app.ts';
import { suspendUser } from '../../admin/commands/suspend-user.ts';
import { recordAct } from '../../audit/commands.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { appealUrl } from '../appeal-token.ts';
import {
  type LockedReport,
  listDecidedTogether,
  lockReport,
  type Reporter,
} from '../queries/lock-report.ts';
import { reports } from '../tables.ts';
import { decideAppeal } from './decide-appeal.ts';
import { notifySubject } from './notify-subject.ts';
import { removeTarget } from './remove-target.ts';

/** Decides an open report, with all others of the same target that are open, or the appeal against a decision. */
export async function decideReport(
  app: App,
  db: Db,
  viewer: Viewer,
  id: string,
  { decision, ...body }: DecideReport,
): Promise<void> {
  await transaction(db, async (tx) => {
    const locked = await lockReport(tx, id);
    const decidedTogether = await listDecidedTogether(tx, locked.report);
    const refusal = refusalOfDecision(viewer, {
      subject: locked.subject && { id: locked.subject.id, isStaff: isStaff(locked.subject) },
      reportedByViewer: decidedTogether.some(({ reporterId }) => reporterId === viewer.id),
    });
    if (refusal) throw new AppError('forbidden', refusal);
    if (decision === 'uphold' || decision === 'overturn')
      return decideAppeal(app, tx, viewer, locked, { decision, note: body.note });
    if (locked.report.status !== 'open')
      throw new AppError('conflict', 'This report was decided already.');
    await decideOpen(app, tx, viewer, locked, decidedTogether, { decision, ...body });
  });
}

type Decision = Omit<DecideReport, 'decision'> & { decision: ReportDecision };

async function decideOpen(
  app: App,
  tx: Db,
  viewer: Viewer,
  locked: LockedReport,
  reporters: Reporter[],
  decision: Decision,
): Promise<void> {
  const wasThere = await act(app, tx, viewer, locked, decision);
  const isDismissed = decision.decision === 'dismiss';
  const status = isDismissed ? ('dismissed' as const) : ('resolved' as const);
  const note = decision.note || null;
  await tx
    .update(reports)
    .set({
      status,
      decision: decision.decision,
      note,
      decidedBy: viewer.id,
      decidedAt: sql`now()`,
    })
    .where(
      inArray(
        reports.id,
        reporters.map(({ reportId }) => reportId),
      ),
    );
  const { id, targetType, targetId, subjectId } = locked.report;
  const isSubjectTold = !isDismissed || isToldOfDismissal(targetType, note);
  if (isDismissed && isSubjectTold && subjectId) {
    const data = { event: 'cleared' as const, reportId: id, targetType, note };
    await notify(tx, [subjectId], { type: 'moderation', actor: null, data });
  }
  for (const { reportId, reporterId } of reporters) {
    const event = isDismissed ? ('dismissed' as const) : ('acted' as const);
    const data = { event, reportId, targetType, note };
    if (reporterId) await notify(tx, [reporterId], { type: 'moderation', actor: null, data });
  }
  await recordAct(tx, {
    action: 'report.decide',
    actor: viewer,
    // Who was not told of a dismissed report must not read of it among the acts about them either.
    subjectId: isSubjectTold ? subjectId : null,
    targetType: 'report',
    targetId: id,
    before: { status: 'open' },
    after: {
      status,
      decision: decision.decision,
      target: `${targetType} ${targetId}`,
      ...(wasThere ? {} : { wasGoneAlready: true }),
    },
    note,
  });
}

/** False where what was to be removed was gone already. */
async function act(
  app: App,
  tx: Db,
  viewer: Viewer,
  { report, subject }: LockedReport,
  { decision, note, until }: Decision,
): Promise<boolean> {
  if (decision === 'dismiss') return true;
  if (decision === 'remove') {
    const wasThere = await removeTarget(tx, viewer, report, app.config.timeZone);
    if (subject) await notifySubject(app, tx, subject, report, { event: 'removed', note });
    return wasThere;
  }
  if (!subject) throw new AppError('conflict', 'The account no longer exists.');
  if (decision === 'warn') {
    await notifySubject(app, tx, subject, report, { event: 'warned', note });
    return true;
  }
  const reason = note || (reportReasons[report.reason as ReportReason] ?? report.reason);
  await suspendUser(app, tx, viewer, subject.id, {
    reason,
    until,
    appealUrl: appealUrl(app, report.id),
  });
  await notifySubject(app, tx, subject, report, { event: 'suspended', note });
  return true;
}
