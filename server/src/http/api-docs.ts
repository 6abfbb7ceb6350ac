import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import type { App } from './app.ts';

/** The OpenAPI document at /api/openapi.json and its page at /api/docs, both generated from the contract. */
export async function apiDocs(app: App): Promise<void> {
  let paths: ReturnType<typeof describePaths> | undefined;
  const document = {
    ...general,
    /** Described when somebody reads them, not at the start of every server. */
    get paths() {
      return (paths ??= describePaths(app.routes));
    },
  };
  app.server.get('/api/openapi.json', async () => document);
  await app.server.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await app.server.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: ownHostOnly,
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list', tryItOutEnabled: false },
    theme: { title: 'Callboard API' },
  });
}

/** The plugin's policy allows frames of this site, styles of any host and pictures of a validator; its page needs none of them. */
function ownHostOnly(policy: string): string {
  return policy
    .replace("frame-ancestors 'self'", "frame-ancestors 'none'")
    .replaceAll(/ (https:|validator\.swagger\.io)(?=[ ;])/g, '');
}

const general = {
  openapi: '3.0.3',
  info: {
    title: 'Callboard',
    version: '1',
    description: 'Sign in first: every call that is not public needs the session cookie.',
  },
  components: {
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'callboard' } },
    schemas: { Error: jsonSchema(errorBody, 'output') },
  },
};

function describePaths(routes: Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  return paths;
}

function describeRoute(route: Route) {
  return {
    summary: route.summary,
    tags: [route.path.split('/')[2] ?? 'api'],
    security: route.access === 'public' ? [] : [{ session: [] }],
    description: route.access === 'admin' ? 'Administrators only.' : undefined,
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    requestBody: route.body && {
      required: true,
      content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
    },
    responses: { ...success(route), default: errorResponse },
  };
}

const errorResponse = {
  description: 'A refusal, with a sentence for a person',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function success(route: Route): Record<string, unknown> {
  if (route.response === null) return { 204: { description: 'Done' } };
  if (route.response === 'redirect') return { 302: { description: 'A redirect' } };
  if (route.response === 'stream') return { 200: { description: 'A file' } };
  const content = { 'application/json': { schema: jsonSchema(route.response, 'output') } };
  return { [route.status ?? 200]: { description: 'Done', content } };
}

function parameters(schema: z.ZodObject | undefined, where: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
}
