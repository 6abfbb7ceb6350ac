import { describe, expect, it } from 'vitest';
import { findRouteSchemaUse, stripSchemas } from './strip-route-schemas.ts';

const contract = `
import { z } from 'zod';
export const name = z.string().max(5);
const limit = 3;
const posted = limitOf('jobs', perHour(40));
export const jobs = {
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: 'member',
    limit: posted,
    audit: ['job.update'],
    body: z.object({ name }),
    response: z.array(z.object({ name })),
    paged: true,
    replay: false,
  }),
};
`;

describe('stripSchemas', () => {
  it('leaves of a route what calling it takes', () => {
    const stripped = stripSchemas(contract);
    expect(stripped).toMatch(
      /create: {\s+method: 'POST',\s+path: '\/api\/jobs',\s+replay: false,\s+},/,
    );
    expect(stripped).not.toMatch(/defineRoute|access|limit:|audit|body|response|paged/);
  });

  it('marks schemas as droppable, and nothing else', () => {
    const stripped = stripSchemas(contract);
    expect(stripped).toContain('name = /* @__PURE__ */ (() => (z.string().max(5)))();');
    expect(stripped).toContain(
      "posted = /* @__PURE__ */ (() => (limitOf('jobs', perHour(40))))();",
    );
    expect(stripped).toContain('const limit = 3;');
  });
});

describe('findRouteSchemaUse', () => {
  const imports = "import { auth, type User } from '#contract/auth/contract.ts';\n";

  it('finds what the build would miss', () => {
    expect(findRouteSchemaUse(`${imports}check(auth.logIn.body)`)).toBe('auth.logIn.body');
  });

  it('knows a call from a schema', () => {
    expect(findRouteSchemaUse(`${imports}call(auth.logIn, { body })`)).toBeUndefined();
    expect(findRouteSchemaUse('check(request.raw.body)')).toBeUndefined();
  });
});
