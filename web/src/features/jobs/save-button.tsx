import { Bookmark } from 'lucide-react';
import { useLocation } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSaveJob } from './use-save-job.ts';

interface SaveButtonProps {
  job: Job;
  /** On a phone only its sign, where other buttons need the room. */
  isCompact?: boolean;
}

export function SaveButton({ job, isCompact = false }: SaveButtonProps) {
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
    <Button data-track="save" aria-pressed={job.isSaved} onClick={() => save.mutate(!job.isSaved)}>
      <Bookmark className={cn(job.isSaved && 'fill-accent text-accent-text')} />
      <span className={cn(isCompact && 'max-sm:sr-only')}>{job.isSaved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}
