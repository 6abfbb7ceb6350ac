import type { Config } from '#server/config.ts';
import type { RootDb } from '#server/db/client.ts';
import { describeFailure } from '#server/db/failed-items.ts';
import { openLogReceiver } from '#server/platform/log-receiver/log-receiver.ts';
import { type Backlog, readForwardBacklog } from '../audit/queries/forward-backlog.ts';
import { type Check, failure, ok, warning } from './finding.ts';

/** An entry is sent at once; one that still waits after this time has failed. */
const patienceSeconds = 60;

/** Sends a test, and says what the receiver does not have yet. */
export function forwardingCheck(config: Config, db: RootDb): Check {
  return {
    name: 'audit forwarding',
    run: async () => {
      const backlog = await readForwardBacklog(db);
      const receiver = openLogReceiver(config);
      if (!receiver) {
        if (backlog.waiting === 0) return ok('Off: AUDIT_FORWARD is not set.');
        return warning(
          `AUDIT_FORWARD is not set, and ${describeBacklog(backlog)}.`,
          'Set it again, or see docs/operations.md for how to give them up.',
        );
      }
      const { where } = receiver;
      try {
        await receiver.send(testRecord());
      } catch (error) {
        return failure(
          `${describeFailure(error)}; ${describeBacklog({ ...backlog, error: null })}.`,
          'Check AUDIT_FORWARD, its token or NODE_EXTRA_CA_CERTS, and that this machine reaches it. Nothing is lost meanwhile.',
        );
      }
      if (backlog.oldestSeconds < patienceSeconds)
        return ok(`${where} took a test; ${describeBacklog(backlog)}.`);
      return warning(
        `${where} took a test, but ${describeBacklog(backlog)}.`,
        'See that a server runs with AUDIT_FORWARD, and "task failed" in its log; each is tried every five minutes.',
      );
    },
  };
}

function describeBacklog({ waiting, since, error }: Backlog): string {
  if (waiting === 0) return 'no entry waits';
  const what = waiting === 1 ? '1 entry waits' : `${waiting} entries wait`;
  return `${what} since ${since}${error === null ? '' : `, the last failure: ${error}`}`;
}

/** Recognised by its action, which no entry has. */
function testRecord() {
  const createdAt = new Date().toISOString();
  const nobody = { actorId: null, subjectId: null, targetType: null, targetId: null };
  const note = 'This is the test of npm run doctor.';
  return {
    id: `test_${createdAt}`,
    createdAt,
    action: 'test',
    ...nobody,
    before: null,
    after: null,
    note,
  };
}
