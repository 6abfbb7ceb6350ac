import type { Clock } from '../../platform/clock.ts';

const perMinute = 30;
const addressesPerMinute = 10_000;

/** True while an address has sent few enough this minute; counted on each instance for itself. */
export function minuteLimit(clock: Clock): (address: string) => boolean {
  const counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    if (clock.now() > ends) {
      counts.clear();
      ends = clock.now() + 60_000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (counts.size < addressesPerMinute || counts.has(address)) counts.set(address, count);
    return count <= perMinute && counts.has(address);
  };
}
