import { useQuery } from '@tanstack/react-query';
import { canDecideApplication } from '#contract/applications/policy.ts';
import { paths } from '#contract/paths.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { applicationQueries } from './api.ts';
import { ApplicationDetails } from './application-details.tsx';
import { useLiveApplications } from './use-refresh-applications.ts';

export function ApplicationPage({ applicationId }: { applicationId: string }) {
  useLiveApplications();
  const viewer = useViewer();
  const query = useQuery(applicationQueries.detail(applicationId));
  const isOwner = query.data && canDecideApplication(viewer, query.data);
  useDocumentTitle(query.data && `Application to ${query.data.job.title}`);
  return (
    <ItemPageFrame
      query={query}
      missing="Application not found"
      back={{
        label: isOwner ? 'Back to applicants' : 'Back to applications',
        href: paths.applicants,
        toPrevious: true,
      }}
    >
      {(application) => <ApplicationDetails application={application} />}
    </ItemPageFrame>
  );
}
