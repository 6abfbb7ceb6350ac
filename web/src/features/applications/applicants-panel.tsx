import { useInfiniteQuery } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { ApplicantRow } from './applicant-row.tsx';

export function ApplicantsPanel() {
  const list = useInfiniteQuery(apiPages(applications.listToMyJobs));
  return (
    <ul className="divide-y divide-rule">
      {pageItems(list.data).map((application) => (
        <ApplicantRow key={application.id} application={application} />
      ))}
    </ul>
  );
}
