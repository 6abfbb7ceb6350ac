import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listMailbox } from '#server/platform/mail/mailbox.ts';
import { type Benchmark, benchmark } from './support/benchmark.ts';
import { type Environment, withEnvironment } from './support/environment.ts';

const students = Array.from({ length: 300 }, (_, index) => `student${index}@nyu.edu`);
const AT_ONCE = 10;
const password = 'ghost light on';

export const lectureHall: Benchmark = {
  name: 'lecture hall',
  description:
    'share of the answers that let 300 students behind one address sign up, verify and sign in',
  threshold: 1,
  unit: 'ratio',
  measure: () => withEnvironment(measureShare, { RATE_LIMIT: 'on' }),
};

async function measureShare({ url, dataDir }: Environment): Promise<number> {
  let refused = 0;
  const all = async (path: string, bodyOf: (email: string) => object) => {
    for (let first = 0; first < students.length; first += AT_ONCE) {
      const statuses = await Promise.all(
        students.slice(first, first + AT_ONCE).map((email) => post(url + path, bodyOf(email))),
      );
      refused += statuses.filter((status) => status !== 200).length;
    }
  };
  const person = { password, firstName: 'Maya', lastName: 'Lin' };
  await all('/api/auth/signup', (email) => ({ email, ...person }));
  const codes = await readCodes(dataDir);
  await all('/api/auth/verify-otp', (email) => ({ email, otpCode: codes.get(email) }));
  await all('/api/auth/login', (email) => ({ email, password }));
  return 1 - refused / (3 * students.length);
}

async function post(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.text();
  return answer.status;
}

/** Of all students, once their mails have come. */
async function readCodes(dataDir: string): Promise<Map<string, string>> {
  const codes = new Map<string, string>();
  while (codes.size < students.length) {
    await sleep(200);
    for (const name of await listMailbox(join(dataDir, 'mail'))) {
      const mail = await readFile(join(dataDir, 'mail', name), 'utf8');
      const [, email] = /^To: (\S+)/m.exec(mail) ?? [];
      const [, code] = /^Subject: (\d{6}) /m.exec(mail) ?? [];
      if (email && code) codes.set(email, code);
    }
  }
  return codes;
}

if (import.meta.main) await benchmark(lectureHall);
