import type { UserSummary } from '#contract/users/contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Null where the account was deleted. */
export function MemberAvatar({ member }: { member: UserSummary | null }) {
  return (
    <Avatar
      id={member?.id ?? ''}
      src={member?.profileImageUrl ?? null}
      firstName={member?.firstName ?? null}
      lastName={member?.lastName ?? null}
    />
  );
}
