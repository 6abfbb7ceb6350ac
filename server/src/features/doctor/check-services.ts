import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { dayMs } from '#contract/day-ms.ts';
import type { Config } from '#server/config.ts';
import { freeSpace } from '#server/platform/files/free-space.ts';
import { mailMessage } from '#server/platform/mail/mail-message.ts';
import { listBackups, timeOfBackup } from '../backup/queries/list-backups.ts';
import { type Check, failure, formatBytes, ok, warning } from './finding.ts';

export function diskCheck({ dataDir, minFreeDisk }: Config): Check {
  return {
    name: 'disk',
    run: async () => {
      const free = await freeSpace(dataDir);
      const says = `${formatBytes(free)} free for ${dataDir}.`;
      if (free < minFreeDisk) {
        return failure(
          `${says} Uploads are refused.`,
          'Free some space, or lower MIN_FREE_DISK_MB.',
        );
      }
      return free < 2 * minFreeDisk
        ? warning(says, 'Free some space: uploads will soon be refused.')
        : ok(says);
    },
  };
}

export function backupCheck({ backup }: Config, now = Date.now()): Check {
  return {
    name: 'backup',
    run: async () => {
      const [newest] = await listBackups(backup.folder);
      if (!newest) {
        return warning(
          `There is none in ${backup.folder}.`,
          'Run npm run backup, and keep a copy elsewhere.',
        );
      }
      const hours = (now - timeOfBackup(newest)) / 3_600_000;
      const limit = 2 * ((backup.every ?? dayMs) / 3_600_000);
      const says = `The newest, ${newest}, is ${Math.round(hours)} hours old.`;
      return hours > limit
        ? warning(says, 'See "task failed" in the log, or run npm run backup.')
        : ok(says);
    },
  };
}

/** A real message: only its arrival proves that mail works. */
export function mailCheck({ smtpUrl, mailFrom, adminEmails }: Config, to?: string): Check {
  return {
    name: 'mail',
    run: async () => {
      if (!smtpUrl) {
        return warning(
          'Mail is written to DATA_DIR/mail and sent to nobody.',
          'Set SMTP_URL and MAIL_FROM.',
        );
      }
      const receiver = to ?? adminEmails[0] ?? /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? '';
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        socketTimeout: 30_000,
      });
      try {
        await transport.sendMail(
          mailMessage(mailFrom, {
            id: `doctor-${Date.now()}`,
            to: receiver,
            subject: 'Callboard can send mail',
            text: 'This is the test of npm run doctor. If you read it, mail works.',
          }),
        );
      } catch (error) {
        const { message } = error as Error;
        return failure(
          `The mail server refuses: ${message}.`,
          'Check SMTP_URL, its password, and that it lets MAIL_FROM send.',
        );
      } finally {
        transport.close();
      }
      return ok(`A test was accepted for ${receiver}: see that it arrives.`);
    },
  };
}

export function googleCheck({ google }: Config): Check {
  return {
    name: 'Google',
    run: async () => {
      if (!google) return ok('Off: GOOGLE_CLIENT_ID is not set.');
      try {
        const address = `${google.issuer}/.well-known/openid-configuration`;
        const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
        const { issuer } = z.object({ issuer: z.string() }).parse(await answer.json());
        return ok(`${issuer} answers.`);
      } catch (error) {
        const { message, cause } = error as Error;
        return failure(
          `${google.issuer} cannot be used: ${cause instanceof Error ? cause.message : message}.`,
          'Check GOOGLE_ISSUER and that this machine reaches it.',
        );
      }
    },
  };
}
