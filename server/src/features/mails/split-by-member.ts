/** What is tried after a failure: each member by themselves, then each thing of a member, so that a bad one keeps no other. */
export const splitByMember =
  (memberOf: Map<string, string>) =>
  (ids: string[]): string[][] => {
    const parts = [...Map.groupBy(ids, (id) => memberOf.get(id)).values()];
    return parts.length > 1 ? parts : ids.map((id) => [id]);
  };
