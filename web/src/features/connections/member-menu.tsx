import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

export function MemberMenu({ member }: { member: UserSummary }) {
  const { id, firstName, lastName } = member;
  return (
    <ItemMenu
      label={`More about ${firstName} ${lastName}`}
      path={pathTo('profile', { userId: id })}
    >
      <LazyModerationMenuItems person={member} />
    </ItemMenu>
  );
}
