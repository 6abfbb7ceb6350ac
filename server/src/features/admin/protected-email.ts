import type { App } from '../../http/app.ts';

/** The address of the account that nobody can suspend, move or merge away; null where no administrator is named. */
export function protectedEmailOf({ config }: Pick<App, 'config'>): string | null {
  return config.adminEmails[0] ?? null;
}
