import type { Config } from '../../config.ts';
import { freeSpace } from '../files/free-space.ts';
import type { Metrics } from './metrics.ts';

export function observeDisk(metrics: Metrics, { dataDir }: Pick<Config, 'dataDir'>): void {
  metrics.gauge('callboard_disk_free_bytes', 'Free space of DATA_DIR.', [], async (gauge) =>
    gauge.set(await freeSpace(dataDir)),
  );
}
