import { noRoom } from '../../errors/no-room.ts';
import { freeSpace } from '../../platform/files/free-space.ts';
import type { App } from '../app.ts';

/** Throws where a file of this size would leave less free space than the database needs to go on. */
export async function assertDiskSpace({ config }: App, bytes = 0): Promise<void> {
  if ((await freeSpace(config.dataDir)) - bytes < config.minFreeDisk) throw noRoom();
}
