import type { Db } from '../../db/client.ts';
import { serviceRegistry } from '../../db/service-registry.ts';
import type { App } from '../../http/app.ts';

/** Notifications that the acts of one member may cause in 24 hours; a new job alone is told to up to 200 members. */
export const notificationsPerDay = 1000;

const allowances = serviceRegistry<{ perDay: number | null }>('allowance of notifications');

export function attachDailyAllowance({ db, config }: App): void {
  allowances.attach(db, { perDay: config.rateLimit ? notificationsPerDay : null });
}

/** Notifications that one member may cause in 24 hours; null for any number. */
export function dailyAllowanceOf(db: Db): number | null {
  return allowances.of(db).perDay;
}
