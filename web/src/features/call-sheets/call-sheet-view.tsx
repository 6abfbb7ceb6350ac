import { Pencil, Printer } from 'lucide-react';
import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { canEditCallSheet } from '#contract/call-sheets/policy.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions, CardTapes, CardTitle } from '#web/ui/card.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { CallTimes } from './call-times.tsx';
import { ContactSwitches } from './contact-switches.tsx';
import { CrewList } from './crew-list.tsx';

const EditCallSheetDialog = lazyComponent(() =>
  import('./edit-call-sheet-dialog.tsx').then((module) => module.EditCallSheetDialog),
);

export function CallSheetView({ sheet }: { sheet: CallSheet }) {
  const edit = useLazyDialog(EditCallSheetDialog);
  const canEdit = canEditCallSheet(useViewer(), sheet);
  return (
    <>
      <Card aria-labelledby="call-sheet-title">
        <CardTapes className="print:hidden">
          <Tape tone="job">Call sheet</Tape>
        </CardTapes>
        <p className="hidden font-mono text-2xs tracking-label uppercase print:block">Call sheet</p>
        <CardTitle asChild className="text-2xl sm:text-3xl">
          <h1 id="call-sheet-title">{sheet.title}</h1>
        </CardTitle>
        <FactList>
          <Fact label="Place" className="col-span-2">
            {sheet.place ?? 'Not set yet'}
          </Fact>
          <Fact label="Crew" mono>
            {sheet.crew.length} people
          </Fact>
        </FactList>
        <CallTimes calls={sheet.calls} />
        {sheet.notes && <LinkedText text={sheet.notes} className="text-ink" />}
        <CrewList crew={sheet.crew} />
        <CardActions className="print:hidden">
          {canEdit && (
            <Button variant="primary" {...edit.trigger}>
              <Pencil aria-hidden="true" /> Edit times and place
            </Button>
          )}
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" /> Print
          </Button>
        </CardActions>
      </Card>
      <ContactSwitches sheet={sheet} />
      {edit.shouldRender && <EditCallSheetDialog sheet={sheet} {...edit.dialog} />}
    </>
  );
}
