import { param, sql } from '../db/sql.ts';
import { hashCode } from '../platform/one-time-code.ts';
import { serverKey } from '../platform/server-key.ts';
import type { TestApp } from './test-app.ts';

export const graduationCodes = { currentCode: '111111', newCode: '222222' };

/** Gives a change of address that was asked for codes that the test knows, in place of those that were mailed. */
export async function setGraduationCodes(
  app: TestApp,
  member: { id: string; email: string },
  newEmail: string,
): Promise<void> {
  const hash = (email: string, code: string) =>
    param(hashCode(serverKey(app, 'code'), email, code));
  await app.db.execute(sql`
    UPDATE graduations SET current_code_hash = ${hash(member.email, graduationCodes.currentCode)},
      new_code_hash = ${hash(newEmail, graduationCodes.newCode)}
    WHERE user_id = ${param(member.id)}`);
}
