import { moderation } from '#contract/moderation/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { blockMember, unblockMember } from './commands/block-member.ts';
import { reportTarget } from './commands/report-target.ts';
import { listBlocks } from './queries/list-blocks.ts';

export function moderationRoutes(app: App): void {
  mount(app, moderation.block, ({ db, viewer, body }) => blockMember(db, viewer, body.userId));
  mount(app, moderation.listBlocks, ({ db, viewer, query }) => listBlocks(db, viewer, query));
  mount(app, moderation.unblock, ({ db, viewer, params }) =>
    unblockMember(db, viewer, params.userId),
  );
  mount(app, moderation.report, async ({ db, viewer, body }) => {
    await reportTarget(db, viewer, body);
    return { message: 'Thank you. Our administrators will look at it.' };
  });
}
