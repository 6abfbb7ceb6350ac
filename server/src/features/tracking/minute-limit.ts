const perMinute = 30;
const addressesPerMinute = 10_000;

/** True while an address has sent few enough this minute; counted on each instance for itself. */
export function minuteLimit(): (address: string) => boolean {
  const counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    if (Date.now() > ends) {
      counts.clear();
      ends = Date.now() + 60_000;
    }
    const count = (counts.get(address) ?? 0) + 1;
    if (counts.size < addressesPerMinute || counts.has(address)) counts.set(address, count);
    return count <= perMinute && counts.has(address);
  };
}
