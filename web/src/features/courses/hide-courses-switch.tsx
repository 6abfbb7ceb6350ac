import { useViewer } from '#web/lib/session/viewer.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useHideCourses } from './api.ts';

export function HideCoursesSwitch() {
  const { hideCourses } = useViewer();
  const hide = useHideCourses();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor="hide-courses" className="grid gap-0.5">
        <span className="text-sm font-medium">Hide my courses</span>
        <span id="hide-courses-hint" className="text-xs text-ink-faint">
          Nobody else sees them, and classmates do not find you in their sections.
        </span>
      </label>
      <Switch
        id="hide-courses"
        aria-describedby="hide-courses-hint"
        checked={hideCourses}
        onCheckedChange={(checked) => hide.mutate(checked)}
      />
    </div>
  );
}
