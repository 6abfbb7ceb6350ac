import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { LazyMessageMenuItem } from '../messages/lazy-message-menu-item.tsx';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

export function MemberMenu({ member }: { member: UserSummary }) {
  const { id, firstName, lastName } = member;
  const isOwn = useViewer().id === id;
  return (
    <ItemMenu
      label={`More about ${firstName} ${lastName}`}
      path={pathTo('profile', { userId: id })}
    >
      {!isOwn && <LazyMessageMenuItem member={member} />}
      <LazyModerationMenuItems person={member} />
    </ItemMenu>
  );
}
