import type { ReactNode } from 'react';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

interface MemberMenuProps {
  member: UserSummary;
  /** Further entries. */
  children?: ReactNode;
}

export function MemberMenu({ member, children }: MemberMenuProps) {
  const { id, firstName, lastName } = member;
  return (
    <ItemMenu
      label={`More about ${firstName} ${lastName}`}
      path={pathTo('profile', { userId: id })}
    >
      {children}
      <LazyModerationMenuItems person={member} />
    </ItemMenu>
  );
}
