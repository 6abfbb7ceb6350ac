import { connections } from '#contract/connections/contract.ts';
import type { App } from '../../http/app.ts';
import { mount } from '../../http/mount.ts';
import { requestConnection, respondToConnection, withdrawRequest } from './commands/connect.ts';
import { dismissRecommendation } from './commands/dismiss-recommendation.ts';
import { getConnectionStatus } from './queries/find-pair.ts';
import { countConnections, listConnections } from './queries/list-connections.ts';
import { listRecommendations } from './queries/list-recommendations.ts';
import { listRequests } from './queries/list-requests.ts';

export function connectionRoutes(app: App): void {
  mount(app, connections.status, ({ db, viewer, params }) =>
    getConnectionStatus(db, viewer, params.userId),
  );
  mount(app, connections.count, ({ db, viewer, params }) =>
    countConnections(db, viewer, params.userId),
  );
  mount(app, connections.list, ({ db, viewer, params, query }) =>
    listConnections(db, viewer, params.userId, query),
  );
  mount(app, connections.requests, ({ db, viewer, query }) => listRequests(db, viewer, query));
  mount(app, connections.request, ({ db, viewer, body }) => requestConnection(db, viewer, body));
  mount(app, connections.respond, ({ db, viewer, params, body }) =>
    respondToConnection(db, viewer, params.id, body.status),
  );
  mount(app, connections.withdraw, ({ db, viewer, params }) =>
    withdrawRequest(db, viewer, params.id),
  );
  recommendationRoutes(app);
}

function recommendationRoutes(app: App): void {
  mount(app, connections.recommended, ({ db, viewer, query }) =>
    listRecommendations(db, viewer, query),
  );
  mount(app, connections.suggestions, ({ db, viewer, query }) =>
    listRecommendations(db, viewer, query),
  );
  mount(app, connections.dismissRecommendation, ({ db, viewer, params }) =>
    dismissRecommendation(db, viewer, params.userId),
  );
}
