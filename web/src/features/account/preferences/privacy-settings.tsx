import { useViewer } from '#web/lib/session/viewer.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { HideCoursesSwitch } from '../../courses/hide-courses-switch.tsx';
import { AnalyticsSwitches } from './analytics-switches.tsx';
import { privacyFailure, useHideProfileViews, useShowWorkToStrangers } from './api.ts';

const showUpdated = () => {
  toast({ title: 'Privacy Settings Updated' });
};

export function PrivacySettings() {
  const { hideProfileViews, showWorkToStrangers } = useViewer();
  const hide = useHideProfileViews({ onSuccess: showUpdated });
  const show = useShowWorkToStrangers({ onSuccess: showUpdated });
  return (
    <div className="grid gap-5">
      <SwitchRow
        label="Hide profile views"
        hint="Nobody is told when you look at their profile, and you do not see who looks at yours."
        checked={hideProfileViews}
        onCheckedChange={(checked) => hide.mutate(checked)}
      />
      <SwitchRow
        label="Show my work on the front page"
        hint="The first picture of your portfolio, with its title and your name as “Maya O.”, for people who are not signed in."
        checked={showWorkToStrangers}
        onCheckedChange={(checked) => show.mutate(checked)}
      />
      <HideCoursesSwitch failure={privacyFailure} onSuccess={showUpdated} />
      <AnalyticsSwitches onSuccess={showUpdated} />
    </div>
  );
}
