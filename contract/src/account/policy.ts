/** The last administrator stays: nobody could name another one. */
export function canLeave(
  viewer: { id: string; isAdmin: boolean },
  administratorIds: string[],
): boolean {
  return !viewer.isAdmin || administratorIds.some((id) => id !== viewer.id);
}
