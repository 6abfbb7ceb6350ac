import { expect, it } from 'vitest';
import { errorBody, statusOfCode } from './errors.ts';

it('answers each refusal with a status of its own kind', () => {
  const byStatus = Object.groupBy(Object.entries(statusOfCode), ([, status]) => status);
  const codes = Object.entries(byStatus).map(([status, named]) => [
    Number(status),
    named?.map(([code]) => code),
  ]);
  expect(Object.fromEntries(codes)).toEqual({
    400: ['invalid'],
    401: ['unauthenticated'],
    403: [
      'forbidden',
      'suspended',
      'verification_required',
      'deletion_pending',
      'second_step_required',
      'second_factor_required',
      'proof_required',
    ],
    404: ['not_found'],
    405: ['method_not_allowed'],
    409: ['conflict'],
    410: ['gone'],
    413: ['too_large'],
    415: ['unsupported_type'],
    429: ['too_many_requests'],
    500: ['internal'],
    503: ['unavailable'],
  });
});

it('names the fields that are wrong, and the request', () => {
  const body = { code: 'invalid', message: 'Please check what you entered.' };
  expect(errorBody.parse(body)).toEqual(body);
  const whole = {
    ...body,
    issues: [{ path: 'title', message: 'Please enter a title' }],
    requestId: 'req_1',
  };
  expect(errorBody.parse(whole)).toEqual(whole);
});
