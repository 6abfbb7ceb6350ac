import { useViewer } from '#web/lib/session/viewer.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { type HideCoursesOptions, useHideCourses } from './course-changes.ts';

export function HideCoursesSwitch(options: HideCoursesOptions) {
  const { hideCourses } = useViewer();
  const hide = useHideCourses(options);
  return (
    <SwitchRow
      label="Hide my courses"
      hint="Nobody else sees them, and classmates do not find you in their sections."
      checked={hideCourses}
      onCheckedChange={(checked) => hide.mutate(checked)}
    />
  );
}
