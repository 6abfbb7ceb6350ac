import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { jobQueries } from '../jobs/api.ts';
import { JobRow } from '../jobs/job-row.tsx';

const shownCalls = 3;

/** Jobs that need a skill of the viewer. */
export function CallsForYou() {
  const { skills } = useViewer();
  const calls = useQuery({
    ...jobQueries.forSkills(skills, shownCalls),
    enabled: skills.length > 0,
  });
  if (skills.length === 0) return null;
  return (
    <Panel title="Calls that want what you do">
      {calls.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading calls">
          <Skeleton className="h-28" />
        </div>
      )}
      {calls.isError && !calls.data && (
        <LoadError query={calls} layout="lines">
          These did not load.
        </LoadError>
      )}
      {calls.data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Nobody looks for your skills today. New calls that want them are sent to you.
        </p>
      )}
      {calls.data && calls.data.length > 0 && (
        <ul className="-my-3 divide-y divide-rule">
          {calls.data.map((job) => (
            <JobRow key={job.id} job={job} skills={skills} />
          ))}
        </ul>
      )}
      <Button asChild variant="link" size="sm" className="justify-self-start">
        <Link href={paths.jobs}>See all jobs</Link>
      </Button>
    </Panel>
  );
}
