import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { AdminJobApplication } from '#contract/admin/contract.ts';
import type { JobDetails } from '#contract/analytics/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { adminQueries, jobApplicationPages } from '../api.ts';
import { PersonRow } from '../person-row.tsx';
import { ListCsvButton } from '../tables/list-csv-button.tsx';
import type { TableColumn } from '../tables/table-column.ts';

const columns: TableColumn<AdminJobApplication>[] = [
  { label: 'Name', value: ({ applicant }) => `${applicant.firstName} ${applicant.lastName}` },
  { label: 'E-mail', value: ({ applicant }) => applicant.email },
  { label: 'Status', value: ({ status }) => status },
  { label: 'Applied', value: ({ createdAt }) => createdAt },
  { label: 'Message', value: ({ message }) => message },
];

export function JobApplications({ job: { id, title } }: { job: JobDetails }) {
  const list = useInfiniteQuery(adminQueries.jobApplications(id));
  if (list.isPending) return <Spinner label="Loading applications" />;
  if (!list.data) {
    return (
      <LoadError query={list} layout="lines">
        The applications did not load.
      </LoadError>
    );
  }
  const applications = pageItems(list.data);
  if (applications.length === 0)
    return <p className="text-sm text-ink-soft">No applications yet</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <ul aria-label={`Applications to ${title}`} className="w-full">
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {list.hasNextPage && (
          <Button
            size="sm"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
        <ListCsvButton
          title={`Applications to ${title}`}
          columns={columns}
          loadPage={jobApplicationPages(id)}
          disabled={false}
        />
      </div>
    </div>
  );
}

function ApplicationRow({ application }: { application: AdminJobApplication }) {
  const { applicant, createdAt, message } = application;
  return (
    <PersonRow
      person={applicant}
      end={
        <Button size="sm" asChild>
          <a
            href={`mailto:${applicant.email}`}
            aria-label={`Email ${applicant.firstName} ${applicant.lastName}`}
          >
            <Mail aria-hidden="true" /> <span className="max-sm:hidden">Email</span>
          </a>
        </Button>
      }
    >
      <span className="block text-sm wrap-anywhere text-ink-soft">{applicant.email}</span>
      <RelativeTime instant={createdAt} className="block font-mono text-2xs text-ink-faint" />
      {message && (
        <p className="max-w-prose pt-1 text-sm whitespace-pre-line wrap-anywhere">{message}</p>
      )}
    </PersonRow>
  );
}
