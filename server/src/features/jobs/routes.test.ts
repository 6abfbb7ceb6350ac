import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { job as jobSchema } from '#contract/jobs/contract.ts';
import { createBlock, createJob, createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { jobs } from './tables.ts';
import { eq } from 'drizzle-orm';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const wanted = {
  title: '  Gaffer for a night exterior ',
  description: 'Two nights, hot soup.',
  budget: '$150 a day',
  location: '',
  skills: ['Lighting', 'Lighting', 'Cinematography'],
  paymentType: 'paid',
};

const ownJob = () => createJob(app.db, { authorId: people.owner.id });
const ownJobUrl = (suffix = '') => async () => `/api/jobs/${(await ownJob()).id}${suffix}`;

describe('who may call', () => {
  it.each([
    ['GET', () => '/api/jobs', undefined, [401, 200, 200, 200, 401]],
    ['GET', () => '/api/jobs/search?q=camera', undefined, [401, 200, 200, 200, 401]],
    ['GET', () => '/api/saved-jobs', undefined, [401, 200, 200, 200, 401]],
    ['POST', () => '/api/jobs', wanted, [401, 201, 201, 201, 401]],
    ['GET', ownJobUrl(), undefined, [401, 200, 200, 200, 401]],
    ['PUT', ownJobUrl(), { title: 'New title' }, [401, 403, 200, 200, 401]],
    ['DELETE', ownJobUrl(), undefined, [401, 403, 204, 204, 401]],
    ['POST', ownJobUrl('/save'), undefined, [401, 204, 403, 204, 401]],
    ['DELETE', ownJobUrl('/save'), undefined, [401, 204, 204, 204, 401]],
  ] as const)('%s %o', async (method, url, body, [stranger, member, owner, administrator, suspended]) => {
    expect(await statusesOf(people.send, method, url, body)).toEqual({
      stranger,
      member,
      owner,
      administrator,
      suspended,
    });
  });
});
