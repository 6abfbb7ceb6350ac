import { Button } from '#web/ui/button.tsx';
import { DialogBody } from '#web/ui/dialog.tsx';
import { AnalyticsSwitches } from '../account/preferences/analytics-switches.tsx';
import { SheetFooter } from './sheet-footer.tsx';
import type { SheetProps } from './sheet-props.ts';

/** Each switch is saved when it is pressed; to skip it leaves them as they are. */
export function PrivacySheet(sheet: SheetProps) {
  return (
    <>
      <DialogBody className="grid gap-5 pb-5">
        <AnalyticsSwitches />
        <p className="text-sm text-ink-soft">You can change this in Settings whenever you like.</p>
      </DialogBody>
      <SheetFooter {...sheet}>
        <Button variant="primary" onClick={sheet.onNext}>
          Finish
        </Button>
      </SheetFooter>
    </>
  );
}
