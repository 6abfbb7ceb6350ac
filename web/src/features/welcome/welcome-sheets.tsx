import { type ReactNode, useState } from 'react';
import { type WelcomeStep, welcomeSteps } from '#contract/users/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx';
import { useGoToWelcomeStep } from './api.ts';
import { PrivacySheet } from './privacy-sheet.tsx';
import type { SheetProps } from './sheet-props.ts';
import { SkillsSheet } from './skills-sheet.tsx';
import { StudiesSheet } from './studies-sheet.tsx';
import { WorkSheet } from './work-sheet.tsx';

interface Sheet {
  title: string;
  description: string;
  Body: (props: SheetProps) => ReactNode;
}

const sheets: Record<WelcomeStep, Sheet> = {
  studies: {
    title: 'What do you study?',
    description: 'People of your programme and your year find you by it.',
    Body: StudiesSheet,
  },
  skills: {
    title: 'What can you do?',
    description: 'Choose three or more. Calls that need them are sent to you.',
    Body: SkillsSheet,
  },
  work: {
    title: 'Show a face, or one piece of work',
    description: 'It says more than anything else here.',
    Body: WorkSheet,
  },
  privacy: {
    title: 'What may we learn from you?',
    description: 'Callboard gets better by seeing what people use. It is yours to decide.',
    Body: PrivacySheet,
  },
};

/** What a new member is asked, one sheet at a time. Closed, it goes on at the next visit, on any device. */
export function WelcomeSheets() {
  const { welcomeStep } = useViewer();
  const [isOpen, setOpen] = useState(true);
  const goTo = useGoToWelcomeStep();
  const [last, setLast] = useState(welcomeStep);
  if (welcomeStep && welcomeStep !== last) setLast(welcomeStep);
  if (!last) return null;
  const index = welcomeSteps.indexOf(last);
  const stepAt = (at: number) => welcomeSteps[at] ?? null;
  const { title, description, Body } = sheets[last];
  return (
    <Dialog open={isOpen && welcomeStep !== null} onOpenChange={setOpen}>
      <DialogContent closeLabel="Finish later" onOpenAutoFocus={focusSheet}>
        <DialogHeader>
          <p className="font-mono text-2xs tracking-label text-ink-faint uppercase">
            Welcome: {index + 1} of {welcomeSteps.length}
          </p>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <Body
          key={last}
          onNext={() => goTo.mutate(stepAt(index + 1))}
          onBack={index > 0 ? () => goTo.mutate(stepAt(index - 1)) : null}
        />
      </DialogContent>
    </Dialog>
  );
}

/** The first field may still be loading, and the close button is not the next thing to press. */
function focusSheet(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}
