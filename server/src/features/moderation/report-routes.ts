import type { FastifyRequest } from 'fastify';
import { moderation } from '#contract/moderation/contract.ts';
import { limit } from '../../db/rate-limit.ts';
import type { App } from '../../http/app.ts';
import { clientAddress } from '../../http/client-address.ts';
import { mount } from '../../http/mount.ts';
import { appeal } from './commands/appeal.ts';
import { decideReport } from './commands/decide-report.ts';
import { getAppeal } from './queries/get-appeal.ts';
import { countReports, getReport, listReports } from './queries/list-reports.ts';

/** Of one address: tokens cannot be guessed, but nobody is to keep the database busy with trying. */
const appealAllowance = { max: 60, seconds: 600 };

export function reportRoutes(app: App): void {
  mount(app, moderation.listReports, ({ db, viewer, query }) => listReports(db, viewer, query));
  mount(app, moderation.countReports, ({ db, viewer }) => countReports(db, viewer));
  mount(app, moderation.getReport, ({ db, viewer, params }) => getReport(db, viewer, params.id));
  mount(app, moderation.decideReport, async ({ db, viewer, params, body }) => {
    await decideReport(app, db, viewer, params.id, body);
    return getReport(db, viewer, params.id);
  });
  mount(app, moderation.getAppeal, async ({ db, params, request }) => {
    await limitAppeals(app, request);
    return (await getAppeal(app, db, params.token)).page;
  });
  mount(app, moderation.appeal, async ({ db, params, body, request }) => {
    await limitAppeals(app, request);
    return appeal(app, db, params.token, body.text);
  });
}

async function limitAppeals(app: App, request: FastifyRequest): Promise<void> {
  if (!app.config.rateLimit) return;
  await limit(app.db, [{ key: `appeal address ${clientAddress(request)}`, ...appealAllowance }]);
}
