import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogBody, DialogFooter } from '#web/ui/dialog.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { portfolioQueries } from '../portfolio/api.ts';
import { EditableAvatar } from '../profiles/photo/editable-avatar.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import type { SheetProps } from './sheet-props.ts';

const AddItemDialog = lazyComponent(() =>
  import('../portfolio/edit/add-item-dialog.tsx').then((module) => module.AddItemDialog),
);

export function WorkSheet(sheet: SheetProps) {
  const viewer = useViewer();
  const { data: works = [] } = useQuery(portfolioQueries.list(viewer.id));
  const add = useLazyDialog(AddItemDialog);
  const isShown = Boolean(viewer.profileImageUrl) || works.length > 0;
  return (
    <>
      <DialogBody className="grid gap-5 pb-5 sm:grid-cols-2">
        <section
          aria-label="Your photo"
          className="grid justify-items-center gap-3 rounded-sm border border-rule p-4 text-center"
        >
          <EditableAvatar member={viewer} buttonId="welcome-photo" />
          <p className="text-sm text-ink-soft">A photo that people recognise you by.</p>
        </section>
        <section
          aria-label="Your work"
          className="grid content-start justify-items-center gap-3 rounded-sm border border-rule p-4 text-center"
        >
          <p className="text-sm text-ink-soft">
            {works.length > 0
              ? `On your profile: ${works.map(({ title }) => title).join(', ')}`
              : 'A still, a clip, a recording, a page of a script.'}
          </p>
          <Button {...add.trigger}>
            <ImagePlus aria-hidden="true" /> Add a piece of work
          </Button>
        </section>
      </DialogBody>
      {isShown ? (
        <DialogFooter className="flex-row items-center justify-end">
          <Button variant="primary" onClick={sheet.onNext}>
            Continue
          </Button>
        </DialogFooter>
      ) : (
        <SheetFooter {...sheet} />
      )}
      {add.shouldRender && <AddItemDialog userId={viewer.id} {...add.dialog} />}
    </>
  );
}
