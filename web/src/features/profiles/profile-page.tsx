import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import { ApiError, errorMessage } from '#web/lib/api/api-error.ts';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { connectionQueries } from '../connections/api.ts';
import { useJustBlocked } from '../moderation/api.ts';
import { BlockedNotice } from '../moderation/blocked-notice.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { profileQueries, usePrefetchProfile } from './api.ts';
import { MemberProfile } from './member-profile.tsx';
import { ProfileLoadError } from './profile-load-error.tsx';
import { ProfileNotFound } from './profile-not-found.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export function ProfilePage({ userId }: { userId?: string }) {
  const viewer = useViewer();
  usePrefetchProfile(userId ?? viewer.id);
  return !userId || userId === viewer.id ? (
    <MemberProfile member={viewer} isOwner />
  ) : (
    <OtherProfile key={userId} userId={userId} />
  );
}

function OtherProfile({ userId }: { userId: string }) {
  const { data: member, error } = useQuery(profileQueries.detail(userId));
  useQuery(connectionQueries.status(userId));
  useDocumentTitle(member && `${member.firstName} ${member.lastName}`);
  const isBlocked = useJustBlocked(userId);
  if (member && isBlocked) return <BlockedNotice person={member} />;
  if (error instanceof ApiError && error.status === 404) return <ProfileNotFound />;
  // The address of an account that was merged into another one.
  if (member && member.id !== userId)
    return <Redirect to={pathTo('profile', { userId: member.id })} replace />;
  if (member) {
    return (
      <ViewTracker contentType="profile" contentId={userId}>
        <MemberProfile member={member} isOwner={false} />
      </ViewTracker>
    );
  }
  if (!error) return <ProfileSkeleton />;
  return <ProfileLoadError message={errorMessage(error, { fallback: error.message })} />;
}
