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
});
