import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { mostAttachedWorks } from '#contract/applications/forms.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { portfolioQueries } from '../portfolio/api.ts';
import { ItemThumbnail } from '../portfolio/gallery/item-thumbnail.tsx';
import { toggleChoice } from './toggle-choice.ts';

interface WorkFieldProps {
  chosen: string[];
  error: string | undefined;
  onChoose: (ids: string[]) => void;
}

/** Up to three of one's own works; without a choice the first of the portfolio are shown. */
export function WorkField({ chosen, error, onChoose }: WorkFieldProps) {
  const id = useId();
  const { data: works = [] } = useQuery(portfolioQueries.list(useViewer().id));
  if (works.length === 0) return null;
  const isFull = chosen.length >= mostAttachedWorks;
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">Attach works</legend>
      <p className="text-xs text-ink-faint">
        Up to {mostAttachedWorks} of your portfolio; {chosen.length} chosen.
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {works.map((work) => (
          <li key={work.id} className="grid min-w-0 content-start gap-1.5">
            <label htmlFor={`${id}-${work.id}`} aria-hidden="true">
              <ItemThumbnail item={work} />
            </label>
            <div className="flex min-w-0 items-center gap-2">
              <Checkbox
                id={`${id}-${work.id}`}
                checked={chosen.includes(work.id)}
                disabled={isFull && !chosen.includes(work.id)}
                aria-label={work.title}
                onCheckedChange={() => onChoose(toggleChoice(chosen, work.id))}
              />
              <span aria-hidden="true" className="truncate text-xs">
                {work.title}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {error && (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
