import { describe, expect, it } from 'vitest';
import { slim, usesSchemaOfRoute } from './slim-contract.ts';

const contract = `
import { z } from 'zod';
export const name = z.string().max(5);
const limit = 3;
export const jobs = {
  create: defineRoute({
    method: 'POST',
    path: '/api/jobs',
    access: 'member',
    body: z.object({ name }),
    response: z.array(z.object({ name })),
    paged: true,
  }),
};
`;

describe('slim', () => {
  it('leaves of a route what calling it takes', () => {
    const slimmed = slim(contract);
    expect(slimmed).toMatch(/method: 'POST',\s+path: '\/api\/jobs',\s+paged: true,/);
    expect(slimmed).not.toMatch(/access|body|response/);
  });

  it('marks schemas as droppable, and nothing else', () => {
    const slimmed = slim(contract);
    expect(slimmed).toContain('name = /* @__PURE__ */ (() => (z.string().max(5)))();');
    expect(slimmed).toContain('const limit = 3;');
  });
});

describe('usesSchemaOfRoute', () => {
  const imports = "import { auth, type User } from '#contract/auth/contract.ts';\n";

  it('finds what the build would miss', () => {
    expect(usesSchemaOfRoute(`${imports}check(auth.logIn.body)`)).toBe('auth.logIn.body');
  });

  it('knows a call from a schema', () => {
    expect(usesSchemaOfRoute(`${imports}call(auth.logIn, { body })`)).toBeUndefined();
    expect(usesSchemaOfRoute('check(request.raw.body)')).toBeUndefined();
  });
});
