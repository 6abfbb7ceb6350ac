import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ProjectReference } from '#contract/projects/reference.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { Select } from '#web/ui/select.tsx';
import { projectQueries } from './api.ts';

const StartProjectDialog = lazyComponent(() =>
  import('./start-project-dialog.tsx').then((module) => module.StartProjectDialog),
);

interface ProjectFieldProps {
  form: FormFields<{ projectId: string }>;
  /** What the item stands under now, which its author may have left meanwhile. */
  current?: ProjectReference | null | undefined;
}

/** What a job, a post or an event stands under. */
export function ProjectField({ form, current }: ProjectFieldProps) {
  const { values, issues, change, inputProps } = form;
  const { data: mine = [], isSuccess } = useQuery(projectQueries.mine());
  const start = useLazyDialog(StartProjectDialog);
  const offered = current && !mine.some(({ id }) => id === current.id) ? [current, ...mine] : mine;
  const isGone =
    isSuccess && values.projectId && !offered.some(({ id }) => id === values.projectId);
  return (
    <div className="grid justify-items-start gap-2">
      {(offered.length > 0 || isGone) && (
        <Field
          label="Project"
          aside="Optional"
          error={issues.projectId}
          hint="It then stands on the page of the project too."
          className="w-full"
        >
          <Select {...inputProps('projectId')}>
            <option value="">No project</option>
            {offered.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            {isGone && <option value={values.projectId}>A project you are no longer in</option>}
          </Select>
        </Field>
      )}
      <Button variant="link" size="sm" {...start.trigger}>
        <Plus aria-hidden="true" /> Start a project
      </Button>
      {start.shouldRender && (
        <StartProjectDialog {...start.dialog} onStarted={({ id }) => change({ projectId: id })} />
      )}
    </div>
  );
}
