import { Bookmark } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSaveJob } from './use-save-job.ts';

export function SaveButton({ job }: { job: Job }) {
  const [, navigate] = useLocation();
  const save = useSaveJob(job.id, {
    onSuccess: (isSaved) =>
      toast(
        isSaved
          ? {
              title: 'Saved!',
              description: 'It waits under Saved on the jobs page.',
              action: { label: 'See saved', onClick: () => navigate(`${paths.jobs}?tab=saved`) },
            }
          : { title: 'Unsaved' },
      ),
  });
  return (
    <Button aria-pressed={job.isSaved} onClick={() => save.mutate(!job.isSaved)}>
      <Bookmark className={cn(job.isSaved && 'fill-accent text-accent-text')} />
      {job.isSaved ? 'Saved' : 'Save'}
    </Button>
  );
}
