import { describe, expect, it } from 'vitest';
import { errorReport } from '#contract/tracking/contract.ts';
import { listKeys, stripParamValues } from './report-error.ts';

describe('listKeys', () => {
  it('names the fields at any depth and none of what is in them', () => {
    const variables = {
      params: { id: 'job_1' },
      body: { password: 'hunter22', skills: ['Acting'] },
    };
    const keys = listKeys(variables);
    expect(keys).toEqual(['params.id', 'body.password', 'body.skills']);
    expect(JSON.stringify(keys)).not.toMatch(/hunter22|Acting|job_1/);
  });

  it('says nothing of a value without names', () => {
    expect(['secret', 42, null, undefined, ['secret']].flatMap((value) => listKeys(value))).toEqual(
      [],
    );
  });
});

describe('stripParamValues', () => {
  it('keeps the secret of a reset link out of the address', () => {
    expect(stripParamValues('https://a.example/auth?mode=reset&token=s3cret#x')).toBe(
      'https://a.example/auth?mode&token',
    );
  });
});

describe('errorReport', () => {
  const shared = { error: '500: no', timestamp: new Date(0).toISOString(), url: 'http://a/' };

  it.each([
    { type: 'query_error', ...shared, queryKey: ['/api/jobs', { limit: 5 }] },
    { type: 'mutation_error', ...shared, variables: ['body.email'] },
    { ...shared, stack: 'Error', componentStack: 'at Page', userAgent: 'x' },
  ])('takes what the web sends: %o', (report) => {
    expect(errorReport.parse(report)).toEqual(report);
  });

  it('refuses the values of a mutation', () => {
    const report = { type: 'mutation_error', ...shared, variables: { email: 'a@nyu.edu' } };
    expect(errorReport.safeParse(report).success).toBe(false);
  });
});
