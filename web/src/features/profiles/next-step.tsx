import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { courseQueries } from '../courses/api.ts';
import { portfolioQueries } from '../portfolio/api.ts';
import { completeness, type StepKey } from './completeness.ts';

export function NextStep({ onStart }: { onStart: (step: StepKey) => void }) {
  const viewer = useViewer();
  const [today] = useState(() => new Date());
  const enabled = useSettled();
  const works = useQuery({ ...portfolioQueries.list(viewer.id), enabled });
  const courses = useQuery({ ...courseQueries.list(viewer.id), enabled });
  const counts = { works: works.data?.length, courses: courses.data?.length };
  const progress = completeness(viewer, counts, today);
  const isLoading = works.isPending || courses.isPending;
  if (isLoading && completeness(viewer, { works: 1, courses: 1 }, today)?.next) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your next step">
        <Skeleton className="h-44 sm:h-28" />
      </div>
    );
  }
  if (!progress?.next) return null;
  const { done, total, next } = progress;
  return (
    <section
      aria-label="Your next step"
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-sm border border-l-4 border-rule border-l-accent bg-accent-wash px-5 py-4"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-2">
        <p className="font-mono text-2xs tracking-label text-ink-soft uppercase">
          Your profile: {done} of {total}
        </p>
        <p>{next.reason}</p>
        <div aria-hidden="true" className="flex max-w-56 gap-1">
          {Array.from({ length: total }, (_, index) => (
            <span
              key={index}
              className={`h-1 flex-1 ${index < done ? 'bg-accent-text' : 'bg-rule-strong/40'}`}
            />
          ))}
        </div>
      </div>
      <Button variant="primary" onClick={() => onStart(next.key)}>
        {next.action}
      </Button>
    </section>
  );
}
