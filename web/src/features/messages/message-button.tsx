import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface MessageButtonProps {
  member: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
  /** Without the word, where there is little room. */
  isIcon?: boolean;
}

/** Leads to the conversation with the member, or to where the first message is written. */
export function MessageButton({ member, isIcon = false }: MessageButtonProps) {
  const { id, firstName, lastName } = member;
  const link = (
    <Link href={`${paths.newMessage}?to=${encodeURIComponent(id)}`}>
      <MessageCircle aria-hidden="true" /> {!isIcon && 'Message'}
    </Link>
  );
  return isIcon ? (
    <IconButton asChild label={`Message ${firstName} ${lastName}`} size="sm">
      {link}
    </IconButton>
  ) : (
    <Button asChild>{link}</Button>
  );
}
