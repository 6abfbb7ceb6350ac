import { Mail } from 'lucide-react';
import { pathTo } from '#contract/paths.ts';
import type { Profile } from '#contract/profiles/contract.ts';
import { ItemMenu } from '#web/features/items/item-menu.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConnectButton } from '../connections/connect-button.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { LazyModerationMenuItems } from '../moderation/lazy-moderation-menu-items.tsx';

/** Whoever may not see the address writes a message instead. */
export function VisitorActions({ member }: { member: Profile }) {
  const { id, email, firstName } = member;
  return (
    <>
      <ConnectButton member={member} />
      <MessageButton member={member} />
      {email && (
        <Button asChild>
          <a href={`mailto:${email}`}>
            <Mail aria-hidden="true" /> Email
          </a>
        </Button>
      )}
      <span className="flex min-h-10 items-center [&>button]:m-0">
        <ItemMenu label={`More about ${firstName}`} path={pathTo('profile', { userId: id })}>
          <LazyModerationMenuItems person={member} />
        </ItemMenu>
      </span>
    </>
  );
}
