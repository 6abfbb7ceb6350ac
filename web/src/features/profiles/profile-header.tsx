import type { ReactNode } from 'react';
import type { Profile } from '#contract/profiles/contract.ts';
import { noMajorLabel } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { ConnectionCount } from '../connections/connection-count.tsx';
import { EditableAvatar } from './photo/editable-avatar.tsx';
import { ProfileLinks } from './profile-links.tsx';

interface ProfileHeaderProps {
  member: Profile;
  isOwner: boolean;
  /** The action buttons. */
  children: ReactNode;
}

const photoSize = 'size-28 text-4xl md:size-36';

export function ProfileHeader({ member, isOwner, children }: ProfileHeaderProps) {
  const { id, firstName, lastName, school, major, graduationYear, phoneNumber, bio } = member;
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-b border-rule pb-8 sm:grid-cols-[auto_minmax(0,1fr)]">
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
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">
            <h1 className="font-display text-3xl break-words md:text-4xl">
              {firstName} {lastName}
            </h1>
            <p className="pt-1 text-lg text-ink-soft">
              {[major, school].filter(Boolean).join(', ') || noMajorLabel}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">{children}</div>
        </div>
        <FactList className="max-w-2xl">
          {graduationYear && (
            <Fact label="Class of" mono>
              {graduationYear}
            </Fact>
          )}
          <Fact label="Network">
            <ConnectionCount userId={id} />
          </Fact>
          {phoneNumber && (
            <Fact label="Phone" mono>
              <a
                href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
                className="no-underline hover:underline"
              >
                {phoneNumber}
              </a>
            </Fact>
          )}
        </FactList>
        {bio && <ExpandableText text={bio} label={`${firstName}'s bio`} className="max-w-prose" />}
        <ProfileLinks member={member} />
      </div>
    </header>
  );
}
