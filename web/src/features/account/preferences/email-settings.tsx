import type { EmailPreferences } from '#contract/account/forms.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useEmailPreference } from './api.ts';

const preferences: Record<keyof EmailPreferences, { label: string; hint: string }> = {
  emailNotifications: {
    label: 'Activity',
    hint: 'Likes, endorsements, messages, events, new classmates and milestones of your jobs.',
  },
  emailJobMatches: { label: 'Job matches', hint: 'A new call asks for what you can do.' },
  emailConnectionRequests: {
    label: 'Connection requests',
    hint: 'Someone would like to connect, or accepts your request.',
  },
  emailJobApplications: {
    label: 'Job applications',
    hint: 'Someone applies to your job, or answers your application.',
  },
  emailProfileViews: { label: 'Profile views', hint: 'Someone has looked at your profile.' },
  emailComments: {
    label: 'Comments',
    hint: 'Someone comments on your work, replies to you or mentions you.',
  },
  emailDigest: {
    label: 'Weekly digest',
    hint: 'Once a week: jobs for your skills, events soon, new people in your sections.',
  },
};

const names = Object.keys(preferences) as (keyof EmailPreferences)[];

export function EmailSettings() {
  return (
    <div className="grid gap-5">
      {names.map((name) => (
        <PreferenceRow key={name} name={name} />
      ))}
    </div>
  );
}

function PreferenceRow({ name }: { name: keyof EmailPreferences }) {
  const viewer = useViewer();
  const change = useEmailPreference(name, {
    onSuccess: () => toast({ title: 'Email Settings Updated' }),
  });
  return (
    <SwitchRow
      {...preferences[name]}
      checked={viewer[name]}
      onCheckedChange={(checked) => change.mutate(checked)}
    />
  );
}
