import type { CurrentUser } from '../users/contract.ts';

type Viewer = Pick<CurrentUser, 'id'>;

export const canBlock = (viewer: Viewer, member: { id: string }): boolean =>
  viewer.id !== member.id;

export const canReport = (viewer: Viewer, target: { ownerId: string }): boolean =>
  viewer.id !== target.ownerId;
