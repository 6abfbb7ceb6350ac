import { merges } from '#contract/merges/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { mergeAccounts } from './commands/merge-accounts.ts';
import { undoMerge } from './commands/undo-merge.ts';
import { graduationRoutes } from './graduation/routes.ts';
import { listMerges } from './queries/list-merges.ts';

export function mergeRoutes(app: App): void {
  const [protectedEmail] = app.config.adminEmails;
  mount(app, merges.merge, ({ db, viewer, body }) =>
    mergeAccounts(db, body, { actor: viewer, protectedEmail }),
  );
  mount(app, merges.list, ({ db, query }) => listMerges(db, query));
  graduationRoutes(app);
  mount(app, merges.undo, ({ db, viewer, params }) => undoMerge(db, viewer, params.id));
}
