import { eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { recordAct } from '../features/audit/commands.ts';
import { reportTarget } from '../features/moderation/commands/report-target.ts';
import { reports } from '../features/moderation/tables.ts';
import { demoAdministrator } from './data/members.ts';
import { posts } from './data/posts.ts';
import { reports as demoReports } from './data/reports.ts';
import type { DemoReport } from './data/shapes.ts';
import { demoId } from './demo-ids.ts';
import { hoursAgo } from './times.ts';

/** The decision about the one that was decided is in the audit log. */
export async function seedReports(tx: Db): Promise<void> {
  for (const [index, report] of demoReports.entries()) {
    const { by, reason, details, dismissed } = report;
    const target = targetOf(report);
    await reportTarget(tx, { id: demoId.user(by) }, { ...target, reason, details });
    await tx
      .update(reports)
      .set({
        id: demoId.report(index),
        createdAt: hoursAgo(report.hoursAgo),
        ...(dismissed && {
          status: 'dismissed',
          decision: 'dismiss',
          note: dismissed.note,
          decidedBy: demoId.user(demoAdministrator),
          decidedAt: hoursAgo(dismissed.hoursAgo),
        }),
      })
      .where(eq(reports.targetId, target.targetId));
    if (dismissed)
      await recordAct(tx, {
        action: 'report.decide',
        actor: { id: demoId.user(demoAdministrator) },
        subjectId: subjectOf(report),
        targetType: 'report',
        targetId: demoId.report(index),
        before: { status: 'open' },
        after: {
          status: 'dismissed',
          decision: 'dismiss',
          target: `${target.targetType} ${target.targetId}`,
        },
        note: dismissed.note,
        createdAt: hoursAgo(dismissed.hoursAgo),
      });
  }
}

function subjectOf({ post = '', member }: DemoReport): string {
  const author = posts.find(({ content }) => content.startsWith(post))?.author;
  return demoId.user(member ?? author ?? '');
}

function targetOf({ post, member = '' }: DemoReport) {
  if (!post) return { targetType: 'user', targetId: demoId.user(member) } as const;
  const index = posts.findIndex(({ content }) => content.startsWith(post));
  return { targetType: 'post', targetId: demoId.post(index) } as const;
}
