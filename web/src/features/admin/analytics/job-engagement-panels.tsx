import type { JobEngagement } from '#contract/analytics/behaviour.ts';
import type { TableColumn } from '../tables/table-column.ts';
import { TablePanel } from '../tables/table-panel.tsx';
import { describeKey } from './describe-key.ts';
import { ContentTitle } from './viewed-content.tsx';

const jobColumns: TableColumn<JobEngagement['topJobs'][number]>[] = [
  {
    label: 'Job',
    key: ({ jobId }) => jobId,
    value: ({ jobId, jobTitle }) => jobTitle ?? jobId,
    draw: ({ jobId, jobTitle }) => <ContentTitle kind="job" id={jobId} title={jobTitle} />,
  },
  { label: 'Clicks', value: ({ totalEngagement }) => totalEngagement },
];

export function JobEngagementPanels({ engagement }: { engagement: JobEngagement }) {
  return (
    <>
      <TablePanel
        title="Job Engagement"
        columns={[
          { label: 'Click', value: ({ clickType }) => describeKey(clickType) },
          { label: 'Times', value: ({ count }) => count },
        ]}
        rows={engagement.engagementTypes}
        most={10}
        empty="Nothing has been clicked on jobs yet."
      />
      <TablePanel
        title="Top Jobs"
        columns={jobColumns}
        rows={engagement.topJobs}
        most={5}
        empty="Nothing has been clicked on jobs yet."
      />
    </>
  );
}
