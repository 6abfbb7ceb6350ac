import { callSheets } from '#contract/call-sheets/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { shareContact, updateCallSheet } from './commands/change-call-sheet.ts';
import { getCallSheet } from './queries/get-call-sheet.ts';

export function callSheetRoutes(app: App): void {
  mount(app, callSheets.get, ({ db, viewer, params }) => getCallSheet(db, viewer, params.id));
  mount(app, callSheets.update, ({ db, viewer, params, body }) =>
    updateCallSheet(db, viewer, params.id, body),
  );
  mount(app, callSheets.shareContact, ({ db, viewer, params, body }) =>
    shareContact(db, viewer, params.id, body),
  );
}
