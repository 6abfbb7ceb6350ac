const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What a member on the waiting list is told; the place is unknown in lists. */
export function describeWaiting(place: number | null | undefined): string {
  const moves = 'You get a seat by itself when one becomes free.';
  if (!place) return `You are on the waiting list. ${moves}`;
  if (place === 1) return `You are next in line. ${moves}`;
  return `You are ${ordinals[place - 1] ?? `number ${place}`} in line. ${moves}`;
}
