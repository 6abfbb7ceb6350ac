import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { connect } from '../db/client.ts';
import { param, sql } from '../db/sql.ts';
import { AppError } from '../errors/app-error.ts';
import { logOptions } from './log.ts';

function logged(...lines: object[]): string {
  let text = '';
  const log = pino(logOptions({ logLevel: 'info' }), {
    write: (line: string) => {
      text += line;
    },
  });
  for (const line of lines) log.info(line, 'said');
  return text;
}

describe('a line of the log', () => {
  it.each(['password', 'currentPassword', 'newPassword', 'otpCode', 'token', 'passwordHash'])(
    'has no %s in it, at any usual depth',
    (name) => {
      const line = logged(
        { [name]: 'hush' },
        { body: { [name]: 'hush' } },
        { a: { b: { [name]: 'hush' } } },
      );
      expect(line).toContain('[redacted]');
      expect(line).not.toContain('hush');
    },
  );

  it('has no cookie in it', () => {
    expect(logged({ req: { headers: { cookie: 'hush' } } })).not.toContain('hush');
    expect(logged({ headers: { 'set-cookie': 'hush' } })).not.toContain('hush');
  });

  it('keeps the failed statement and none of its values', async () => {
    const db = connect({ url: inject('postgresUrl'), poolSize: 1 });
    const broken = await db
      .execute(sql`INSERT INTO nowhere VALUES (${param('hush')})`)
      .catch((error: unknown) => error);
    await db.$client.end();
    const line = logged({ err: broken });
    expect(line).toContain('INSERT INTO nowhere VALUES ($1)');
    expect(line).toContain('relation \\"nowhere\\" does not exist');
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('hush');
  });

  it('keeps what an error of ours says', () => {
    const line = logged({ err: new AppError('conflict', 'Already there.') });
    expect(line).toContain('Already there.');
    expect(logged({ err: 'only words' })).toContain('only words');
  });

  it.each([
    ['the answer of a mail server', mailError()],
    ['the answer of a bucket', bucketError()],
    ['the body that is no JSON', jsonError()],
    ['the value of a database', new Error('invalid input syntax for type integer: "hush"')],
    ['the query of an address', new Error('GET https://s3.test/a?X-Amz-Signature=hush failed')],
    ['what caused it', new Error('Not sent.', { cause: mailError() })],
    ['what is no error', { body: 'hush', toString: () => 'maya.hush@nyu.edu' }],
  ])('has no words of %s', (_, err) => {
    expect(logged({ err })).not.toContain('hush');
  });

  it('keeps what helps to find the failure', () => {
    const line = logged({ err: mailError() });
    for (const part of ['EENVELOPE', '550', 'log.test.ts', 'rejected'])
      expect(line).toContain(part);
    const frame = new Error('x');
    frame.stack = 'Error: x\n    at run (/srv/node_modules/@fastify/static@10.1.10/index.js:1:2)';
    expect(logged({ err: frame })).toContain('@fastify/static@10.1.10/index.js');
  });
});

function mailError(): Error {
  return Object.assign(new Error("Can't send: 550 <maya.hush@nyu.edu> rejected"), {
    code: 'EENVELOPE',
    responseCode: 550,
    response: '550 <maya.hush@nyu.edu>: hush',
    rejected: ['maya.hush@nyu.edu'],
    rejectedErrors: [new Error('hush')],
  });
}

function bucketError(): Error {
  return Object.assign(new Error('The request signature does not match.'), {
    AWSAccessKeyId: 'hush',
    StringToSign: 'hush',
    $response: { headers: { authorization: 'hush' }, body: 'hush' },
  });
}

function jsonError(): unknown {
  try {
    return JSON.parse('hush\nhush');
  } catch (error) {
    return error;
  }
}
