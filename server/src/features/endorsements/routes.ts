import { endorsements } from '#contract/endorsements/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { endorseSkill, withdrawEndorsement } from './commands.ts';
import { listEndorsements } from './queries.ts';

export function endorsementRoutes(app: App): void {
  mount(app, endorsements.list, ({ db, viewer, params }) =>
    listEndorsements(db, viewer, params.userId),
  );
  mount(app, endorsements.endorse, ({ db, viewer, params }) =>
    endorseSkill(db, viewer, params.userId, params.skill),
  );
  mount(app, endorsements.withdraw, ({ db, viewer, params }) =>
    withdrawEndorsement(db, viewer, params.userId, params.skill),
  );
}
