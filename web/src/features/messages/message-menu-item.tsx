import { MessageCircle } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { DropdownMenuItem } from '#web/ui/dropdown-menu.tsx';

export interface MessageMenuItemProps {
  member: { id: string; firstName: string };
}

export function MessageMenuItem({ member: { id, firstName } }: MessageMenuItemProps) {
  return (
    <DropdownMenuItem asChild>
      <Link href={`${paths.newMessage}?to=${encodeURIComponent(id)}`}>
        <MessageCircle /> Message {firstName}
      </Link>
    </DropdownMenuItem>
  );
}
