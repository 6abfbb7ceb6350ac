import type { Db } from '../db/client.ts';

export function announceFeed(_db: Db): void {}
