import { isEmailAddressOf, otherDomainMessage } from '#contract/auth/email-address.ts';
import { merges } from '#contract/merges/contract.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { mount } from '#server/http/mount.ts';
import { serverKey } from '#server/platform/server-key.ts';
import { requireRepeatedProof } from '../../auth/sessions/queries.ts';
import { confirmGraduation } from './commands/confirm-graduation.ts';
import { cancelGraduation, startGraduation } from './commands/start-graduation.ts';
import { findGraduation } from './queries.ts';
import { finishGraduation, startPasskeyProof } from './second-step.ts';

export function graduationRoutes(app: App): void {
  const settings = () => ({
    codeKey: serverKey(app, 'code'),
    publicUrl: app.publicUrl(),
    adminEmails: app.config.adminEmails,
  });
  mount(app, merges.startGraduation, async ({ db, viewer, body: { newEmail } }) => {
    await requireRepeatedProof(db, viewer);
    refuseOtherDomain(app, newEmail);
    return startGraduation(db, viewer, newEmail, settings());
  });
  mount(app, merges.findGraduation, ({ db, viewer }) => findGraduation(db, viewer.id));
  mount(app, merges.cancelGraduation, ({ db, viewer }) => cancelGraduation(db, viewer.id));
  mount(app, merges.confirmGraduation, ({ db, viewer, body }) =>
    confirmGraduation(db, viewer, body, settings()),
  );
  mount(app, merges.graduationStepOptions, ({ request, viewer }) =>
    startPasskeyProof(app, request, viewer),
  );
  mount(app, merges.finishGraduation, ({ request, viewer, body }) =>
    finishGraduation(app, request, viewer, body, settings()),
  );
}

function refuseOtherDomain({ config: { emailDomains } }: App, newEmail: string): void {
  if (isEmailAddressOf(newEmail, emailDomains)) return;
  const message = otherDomainMessage(emailDomains);
  throw new AppError('invalid', message, { issues: [{ path: 'newEmail', message }] });
}
