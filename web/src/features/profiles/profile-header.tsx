import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { noMajorLabel } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { ConnectionCount } from '../connections/connection-count.tsx';
import { AlumniTape } from '../users/alumni-tape.tsx';
import { EditableAvatar } from './photo/editable-avatar.tsx';

interface ProfileHeaderProps {
  member: Profile;
  isOwner: boolean;
  /** The action buttons. */
  children: ReactNode;
}

const photoSize = 'size-20 text-2xl md:size-28 md:text-4xl';

export function ProfileHeader({ member, isOwner, children }: ProfileHeaderProps) {
  const { id, firstName, lastName, school, major, graduationYear } = member;
  return (
    <header
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-7 gap-y-4',
        isOwner
          ? 'sm:grid-cols-[auto_minmax(0,1fr)_auto]'
          : 'lg:grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      {isOwner ? (
        <EditableAvatar member={member} className={photoSize} buttonId="change-photo" />
      ) : (
        <Avatar
          id={id}
          src={member.profileImageUrl}
          firstName={firstName}
          lastName={lastName}
          size="xl"
          className={photoSize}
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="font-display text-2xl break-words sm:text-3xl md:text-4xl">
            {firstName} {lastName}
          </h1>
          <AlumniTape graduationYear={graduationYear} />
        </div>
        <p className="pt-1 text-ink-soft md:text-lg">
          {[major, school].filter(Boolean).join(', ') || noMajorLabel}
        </p>
        <div className="flex flex-wrap items-center gap-x-4 pt-1">
          {graduationYear && (
            <span className="font-mono text-sm text-ink-soft">Class of {graduationYear}</span>
          )}
          <ConnectionCount userId={id} />
        </div>
      </div>
      <div
        className={cn(
          'col-span-full flex flex-wrap items-center gap-2',
          isOwner ? 'sm:col-span-1' : 'lg:col-span-1 lg:max-w-lg lg:justify-end',
        )}
      >
        {children}
      </div>
    </header>
  );
}
