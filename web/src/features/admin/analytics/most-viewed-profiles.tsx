import { BadgeCheck } from 'lucide-react';
import type { MostViewedProfile } from '#contract/analytics/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { PersonRow } from '../person-row.tsx';
import type { TableColumn } from '../tables/table-column.ts';
import { TablePanel } from '../tables/table-panel.tsx';

const most = 8;

const columns: TableColumn<MostViewedProfile>[] = [
  { label: 'Name', value: ({ user }) => `${user.firstName} ${user.lastName}` },
  { label: 'E-mail', value: ({ user }) => user.email },
  { label: 'School', value: ({ user }) => user.school },
  { label: 'Views', value: ({ totalViews }) => totalViews },
];

export function MostViewedProfiles({ profiles }: { profiles: MostViewedProfile[] }) {
  const { isAdmin } = useViewer();
  return (
    <TablePanel
      title="Most Viewed Profiles"
      columns={columns}
      rows={profiles}
      most={most}
      empty={
        isAdmin ? 'No profile has been viewed yet.' : 'Names are shown to administrators only.'
      }
    >
      <ol className="-my-3 [&>:first-child]:border-t-0">
        {profiles.slice(0, most).map((profile, index) => (
          <ProfileRow key={profile.user.id} profile={profile} rank={index + 1} />
        ))}
      </ol>
    </TablePanel>
  );
}

function ProfileRow({ profile, rank }: { profile: MostViewedProfile; rank: number }) {
  const { user, totalViews } = profile;
  return (
    <PersonRow
      person={user}
      mark={
        <span className="w-5 shrink-0 self-center font-mono text-sm text-ink-faint">{rank}</span>
      }
      end={
        <span className="shrink-0 self-center text-right font-mono text-sm">
          {formatCount(totalViews)} <span className="text-ink-faint">views</span>
        </span>
      }
    >
      {user.isVerified && (
        <BadgeCheck
          role="img"
          aria-label="Verified"
          className="ml-1 inline-block size-4 text-job"
        />
      )}
      <span className="block truncate text-sm text-ink-soft">{user.email}</span>
      {user.school && <span className="block truncate text-sm text-ink-soft">{user.school}</span>}
    </PersonRow>
  );
}
