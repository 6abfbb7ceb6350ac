import { describe, expect, it } from 'vitest';
import { errorReport } from '#contract/tracking/error-report.ts';
import { listKeys, listQueryKeys, stripValues } from './report-error.ts';

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

describe('listQueryKeys', () => {
  it('names what is asked for and by what, and none of the words', () => {
    const key = ['/api/conversations/:id/messages', { id: 'conv_1' }, { q: 'a name' }, 'pages', 7];
    expect(listQueryKeys(key)).toEqual(['/api/conversations/:id/messages', 'id', 'q']);
  });
});

describe('stripValues', () => {
  it.each([
    ['https://a.example/auth?mode=reset&token=s3cret#x', 'https://a.example/auth?mode&token'],
    ['https://a.example/appeal/Zk3xS3cret', 'https://a.example/appeal/:id'],
    ['https://a.example/profile/user_1', 'https://a.example/profile/:id'],
    ['https://a.example/jobs/job_1/call-sheet', 'https://a.example/jobs/:id/call-sheet'],
  ])('keeps secrets and ids out of %s', (href, stripped) => {
    expect(stripValues(href)).toBe(stripped);
  });
});

describe('errorReport', () => {
  const shared = { error: '500: no', timestamp: new Date(0).toISOString(), url: 'http://a/' };

  it.each([
    { type: 'query_error', ...shared, queryKey: ['/api/jobs', 'limit'] },
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
