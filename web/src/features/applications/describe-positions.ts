import type { Application } from '#contract/applications/contract.ts';

/** Of a crew call: the position one has, or those one would like. */
export function describePositions({
  job,
  positionIds,
  positionId,
}: Pick<Application, 'job' | 'positionIds' | 'positionId'>): string | null {
  if (job.positions.length === 0) return null;
  const roleOf = (id: string) => job.positions.find((position) => position.id === id)?.role ?? [];
  if (positionId) return [roleOf(positionId)].flat().join('');
  const roles = positionIds.flatMap(roleOf);
  return roles.length > 0 ? roles.join(', then ') : 'Any position';
}
