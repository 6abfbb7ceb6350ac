import { fewestPeople } from '#contract/analytics/contract.ts';
import { useViewer } from '#web/lib/session/viewer.ts';

/** Says to an analyst why some numbers and all names are missing. */
export function AnalystNote() {
  if (useViewer().isAdmin) return null;
  return (
    <p className="border-l-2 border-rule-strong pl-3 text-sm text-ink-soft">
      You see no names, and numbers about fewer than {fewestPeople} people are withheld.
    </p>
  );
}
