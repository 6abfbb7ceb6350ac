import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { jobQueries } from '../api.ts';
import { getJobState } from '../job-state.ts';

export function CrewPanel({ job }: { job: Job }) {
  const { data: crew } = useQuery(jobQueries.crew(job.id));
  if (!crew || crew.length === 0) return null;
  return (
    <Panel title={getJobState(job) === 'filled' ? 'Crew' : 'Crew so far'}>
      <ul className="-my-1.5 divide-y divide-rule">
        {crew.map(({ user: { id, firstName, lastName, profileImageUrl }, role }) => (
          <li key={`${id} ${role}`} className="flex min-w-0 items-center gap-3 py-2">
            <Avatar
              id={id}
              src={profileImageUrl}
              firstName={firstName}
              lastName={lastName}
              size="sm"
            />
            <span className="min-w-0">
              <Link
                href={pathTo('profile', { userId: id })}
                className="block truncate text-sm font-semibold no-underline hover:underline"
              >
                {firstName} {lastName}
              </Link>
              {role && <span className="block truncate text-xs text-ink-faint">{role}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
