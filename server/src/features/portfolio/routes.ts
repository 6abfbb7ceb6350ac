import { portfolio } from '#contract/portfolio/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import {
  createPortfolioItem,
  removePortfolioItem,
  reorderPortfolio,
  updatePortfolioItem,
} from './commands/change-portfolio.ts';
import { listPortfolio } from './queries.ts';

export function portfolioRoutes(app: App): void {
  mount(app, portfolio.list, ({ db, viewer, params }) => listPortfolio(db, viewer, params.userId));
  mount(app, portfolio.create, ({ db, viewer, body }) => createPortfolioItem(db, viewer, body));
  mount(app, portfolio.reorder, ({ db, viewer, body }) =>
    reorderPortfolio(db, viewer, body.updates),
  );
  mount(app, portfolio.update, ({ db, viewer, params, body }) =>
    updatePortfolioItem(db, viewer, params.id, body),
  );
  mount(app, portfolio.remove, ({ db, viewer, params }) =>
    removePortfolioItem(db, viewer, params.id),
  );
}
