import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { applications } from '#contract/applications/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import { pageItems } from '#web/lib/api/page-items.ts';

export function MyApplicationsPanel() {
  const list = useInfiniteQuery(apiPages(applications.listMine));
  return (
    <ul className="divide-y divide-rule">
      {pageItems(list.data).map(({ id, job }) => (
        <li key={id} className="py-3">
          <Link href={pathTo('job', { jobId: job.id })}>{job.title}</Link>
        </li>
      ))}
    </ul>
  );
}
