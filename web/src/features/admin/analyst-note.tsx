import { fewestForAnalyst } from '#contract/analytics/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';

/** Says to an analyst why some numbers and all names are missing. */
export function AnalystNote() {
  if (useViewer().isAdmin) return null;
  return (
    <p className="border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">
      You see no names, and days that are over. What fewer than {fewestForAnalyst} people did on a
      day is withheld, and what people did is counted by tens: 5 stands for fewer than 10.
    </p>
  );
}
