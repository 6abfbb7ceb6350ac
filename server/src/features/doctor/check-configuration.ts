import type { Config } from '#server/config.ts';
import { type Check, ok, warning } from './finding.ts';

/** What a start accepts and an operator may still regret. */
export function configurationCheck(config: Config): Check {
  return {
    name: 'configuration',
    run: async () => {
      if (!config.production) {
        return warning(
          'This is not a production set-up: /dev pages, the demo and its public passwords are allowed.',
          'Set NODE_ENV=production for a real school.',
        );
      }
      if (config.adminEmails.length < 2) {
        return warning(
          `${config.adminEmails.length} administrators are named.`,
          'Name two in ADMIN_EMAILS: a report about the only one has no reader.',
        );
      }
      if (config.backup.every === null) {
        return warning(
          'The server makes no backups by itself.',
          'Set BACKUP_EVERY=24h, or run npm run backup by a timer of your own.',
        );
      }
      return ok(`Production, ${config.publicUrl}.`);
    },
  };
}
