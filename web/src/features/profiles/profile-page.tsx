import { useQuery } from '@tanstack/react-query';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { connectionQueries } from '../connections/api.ts';
import { useJustBlocked } from '../moderation/api.ts';
import { BlockedNotice } from '../moderation/blocked-notice.tsx';
import { Tracked } from '../tracking/tracked.tsx';
import { profileQueries, useStartProfile } from './api.ts';
import { MemberProfile } from './member-profile.tsx';
import { ProfileNotFound } from './profile-not-found.tsx';
import { ProfileNotLoaded } from './profile-not-loaded.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfilePage({ userId }: { userId?: string }) {
  const viewer = useViewer();
  useStartProfile(userId ?? viewer.id);
  return !userId || userId === viewer.id ? (
    <MemberProfile member={viewer} isOwner />
  ) : (
    <OtherProfile key={userId} userId={userId} />
  );
}

function OtherProfile({ userId }: { userId: string }) {
  const { data: member, error } = useQuery(profileQueries.one(userId));
  useQuery(connectionQueries.status(userId));
  useDocumentTitle(member && `${member.firstName} ${member.lastName}`);
  const isBlocked = useJustBlocked(userId);
  if (member && isBlocked) return <BlockedNotice person={member} />;
  if (error instanceof ApiError && error.status === 404) return <ProfileNotFound />;
  if (member) {
    return (
      <Tracked contentType="profile" contentId={userId}>
        <MemberProfile member={member} isOwner={false} />
      </Tracked>
    );
  }
  if (!error) return <ProfileSkeleton />;
  return <ProfileNotLoaded message={messageOf(error, { fallback: error.message })} />;
}
