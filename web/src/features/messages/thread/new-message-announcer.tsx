import { useState } from 'react';
import type { Message } from '#contract/messages/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { describeMessage } from '../describe-message.ts';

interface NewMessageAnnouncerProps {
  newest: Message | undefined;
  member: UserSummary | null;
}

/** Reads to a screen reader what comes while the conversation is open, and nothing that was there before. */
export function NewMessageAnnouncer({ newest, member }: NewMessageAnnouncerProps) {
  const viewer = useViewer();
  const [first] = useState(newest?.createdAt ?? '');
  const isNew = newest && newest.senderId === member?.id && newest.createdAt > first;
  return (
    <p role="status" className="sr-only">
      {isNew && `${member.firstName}: ${describeMessage(newest, viewer.id)}`}
    </p>
  );
}
