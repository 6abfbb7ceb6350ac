import type { CurrentUser } from '../users/contract.ts';
import { canModerate } from '../users/roles.ts';

type Viewer = Pick<CurrentUser, 'id' | 'isAdmin' | 'role'>;
interface Owned {
  ownerId: string;
}

export const canEditProject = (viewer: Viewer, { ownerId }: Owned): boolean =>
  viewer.id === ownerId || canModerate(viewer);

/** Only the owner knows who is on the crew. */
export const canSetCrew = (viewer: Pick<Viewer, 'id'>, { ownerId }: Owned): boolean =>
  viewer.id === ownerId;
