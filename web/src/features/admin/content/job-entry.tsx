import { useQueryClient } from '@tanstack/react-query';
import type { AdminJob } from '#contract/admin/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { CardTitle } from '#web/ui/card.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { PaymentLabel } from '../../jobs/payment-label.tsx';
import { refreshContent } from './api.ts';
import { ContentCard } from './content-card.tsx';

const EditJobDialog = lazyComponent(() =>
  import('../../jobs/form/edit-job-dialog.tsx').then((m) => m.EditJobDialog),
);
const DeleteJobDialog = lazyComponent(() =>
  import('../../jobs/delete-job-dialog.tsx').then((m) => m.DeleteJobDialog),
);

export function JobEntry({ job: listed }: { job: AdminJob }) {
  const client = useQueryClient();
  const edit = useLazyDialog(EditJobDialog);
  const remove = useLazyDialog(DeleteJobDialog);
  const job = { ...listed, isSaved: false, isApplied: false };
  const { id, author, title, description, location, paymentType, budget, skills } = job;
  const refresh = () => refreshContent(client, 'jobs');
  return (
    <>
      <ContentCard
        author={author}
        createdAt={job.createdAt}
        name={title}
        path={pathTo('job', { jobId: id })}
        skills={skills}
        edit={edit.trigger}
        remove={remove.trigger}
      >
        <CardTitle>{title}</CardTitle>
        <ExpandableText text={description} label={title} />
        <FactList className={cn(job.skills.length === 0 && 'border-b-0')}>
          <Fact label="Location">{location ?? 'Not specified'}</Fact>
          <Fact label="Payment">
            <PaymentLabel type={paymentType} />
          </Fact>
          <Fact label="Budget">{budget ?? 'Not specified'}</Fact>
        </FactList>
      </ContentCard>
      {edit.shouldRender && <EditJobDialog job={job} onSaved={refresh} {...edit.dialog} />}
      {remove.shouldRender && <DeleteJobDialog job={job} onDeleted={refresh} {...remove.dialog} />}
    </>
  );
}
