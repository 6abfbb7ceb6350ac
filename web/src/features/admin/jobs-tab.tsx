import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminJob } from '#contract/admin/contract.ts';
import { contentPages, contentQueries } from './content/api.ts';
import { ContentTab } from './content/content-tab.tsx';
import { JobEntry } from './content/job-entry.tsx';
import type { TableColumn } from './tables/table-column.ts';
import { useListSearch } from './use-list-search.ts';

const columns: TableColumn<AdminJob>[] = [
  { label: 'Author', value: ({ author }) => `${author.firstName} ${author.lastName}` },
  { label: 'E-mail', value: ({ author }) => author.email },
  { label: 'Title', value: ({ title }) => title },
  { label: 'Description', value: ({ description }) => description },
  { label: 'Location', value: ({ location }) => location },
  { label: 'Payment', value: ({ paymentType }) => paymentType },
  { label: 'Budget', value: ({ budget }) => budget },
  { label: 'Skills', value: ({ skills }) => skills.join(', ') },
  { label: 'Time', value: ({ createdAt }) => createdAt },
];

export function JobsTab() {
  const { q, search } = useListSearch();
  const list = useInfiniteQuery(contentQueries.jobs(q));
  return (
    <ContentTab
      what="jobs"
      placeholder="Words of a job"
      q={q}
      onSearch={search}
      list={list}
      columns={columns}
      loadPage={contentPages.jobs(q)}
    >
      {(job) => <JobEntry job={job} />}
    </ContentTab>
  );
}
