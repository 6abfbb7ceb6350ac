import type { Config } from '#server/config.ts';
import type { RootDb } from '#server/db/client.ts';
import { openStore } from '#server/platform/files/open-file-store.ts';
import { configurationCheck } from './check-configuration.ts';
import { filesCheck, storeCheck } from './check-files.ts';
import { forwardingCheck } from './check-forwarding.ts';
import { backupCheck, diskCheck, googleCheck, mailCheck } from './check-services.ts';
import { describeFinding, type Finding, runCheck } from './finding.ts';
import { databaseChecks } from './queries/database-checks.ts';

interface DoctorOptions {
  /** Who gets the test mail. */
  mailTo?: string | undefined;
  onLine: (line: string) => void;
}

/** Runs every check in its order; true where none has failed. */
export async function runDoctor(
  config: Config,
  db: RootDb,
  { mailTo, onLine }: DoctorOptions,
): Promise<boolean> {
  const files = openStore(config);
  const where = config.s3 ? `The bucket ${config.s3.bucket}` : 'The disk';
  const checks = [
    configurationCheck(config),
    ...databaseChecks(db),
    diskCheck(config),
    storeCheck(files, where),
    filesCheck(db, files),
    mailCheck(config, mailTo),
    googleCheck(config),
    forwardingCheck(config, db),
    backupCheck(config),
  ];
  const findings: Finding[] = [];
  try {
    for (const check of checks) {
      const finding = await runCheck(check);
      findings.push(finding);
      onLine(describeFinding(check.name, finding));
    }
  } finally {
    files.close();
  }
  return findings.every(({ state }) => state !== 'failure');
}
