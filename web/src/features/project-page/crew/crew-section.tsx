import { UserPlus } from 'lucide-react';
import type { Project } from '#contract/projects/contract.ts';
import { canSetCrew } from '#contract/projects/policy.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { CrewRow } from './crew-row.tsx';

const AddCrewDialog = lazyComponent(() =>
  import('./add-crew-dialog.tsx').then((module) => module.AddCrewDialog),
);

export function CrewSection({ project }: { project: Project }) {
  const { crew, title } = project;
  const canChange = canSetCrew(useViewer(), project);
  const add = useLazyDialog(AddCrewDialog);
  const addButton = canChange && (
    <Button size="sm" {...add.trigger}>
      <UserPlus aria-hidden="true" /> Add crew
    </Button>
  );
  return (
    <section aria-labelledby="crew-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <h2 id="crew-title" className="font-display text-xl">
          Crew so far
        </h2>
        {crew.length > 0 && addButton}
      </div>
      {crew.length > 0 ? (
        <ul className="grid gap-x-8 border-t border-rule sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {crew.map((member) => (
            <CrewRow key={member.id} project={project} member={member} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3 rounded-sm border border-dashed border-rule-strong p-4">
          <p className="text-ink-soft">
            {canChange
              ? 'Add the people you work with. Whoever is accepted for a call joins by themselves.'
              : `Nobody has joined “${title}” yet.`}
          </p>
          {addButton}
        </div>
      )}
      {add.shouldRender && <AddCrewDialog project={project} {...add.dialog} />}
    </section>
  );
}
