import { Readable } from 'node:stream';
import { audit } from '#contract/audit/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { schoolTime } from '../../platform/school-time.ts';
import { recordAct } from './commands.ts';
import { listActs, listActsAbout } from './queries/list-acts.ts';
import { readActsAsCsv } from './queries/read-acts.ts';

export function auditRoutes(app: App): void {
  const { timeZone } = app.config;
  mount(app, audit.list, ({ db, query }) => listActs(db, query, timeZone));
  mount(app, audit.download, async ({ db, viewer, query, reply }) => {
    await recordAct(db, {
      action: 'data.download',
      actor: viewer,
      targetType: 'table',
      targetId: 'audit log',
      before: {},
      after: query,
    });
    const name = `callboard-audit-log-${schoolTime(app).today}.csv`;
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(readActsAsCsv(db, query, timeZone)));
  });
  mount(app, audit.listAboutMe, ({ db, viewer, query }) => listActsAbout(db, viewer, query));
}
