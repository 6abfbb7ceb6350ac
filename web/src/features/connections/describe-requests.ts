interface Named {
  firstName: string;
  lastName: string;
}

/** “Luis Carrasco asks to connect”, “Luis and 2 others ask to connect”. */
export function describeRequests(requests: readonly Named[], hasMore: boolean): string {
  const [first, ...others] = requests;
  if (!first) return '';
  if (others.length === 0 && !hasMore)
    return `${first.firstName} ${first.lastName} asks to connect`;
  if (hasMore) return `${first.firstName} and many others ask to connect`;
  return `${first.firstName} and ${others.length} other${others.length === 1 ? '' : 's'} ask to connect`;
}
