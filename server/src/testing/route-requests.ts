import { analyticsRequests } from './analytics-requests.ts';
import type { RouteRequests } from './ask-route.ts';
import { authRequests } from './auth-requests.ts';
import type { PopulatedApp } from './populated-app.ts';
import { readRequests } from './read-requests.ts';
import { staffRequests } from './staff-requests.ts';
import { uploadRequests } from './upload-requests.ts';
import { writeRequests } from './write-requests.ts';

/** How each route with an answer is asked, so that it has as much to show as can be; those that change something come last. */
export const routeRequests = (world: PopulatedApp): RouteRequests[] => [
  ...readRequests(world),
  ...analyticsRequests,
  ...writeRequests(world),
  ...uploadRequests(world),
  ...staffRequests(world),
  ...authRequests(world),
];
