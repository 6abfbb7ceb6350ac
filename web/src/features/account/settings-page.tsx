import { useScrollToHash } from '#web/lib/browser/use-scroll-to-hash.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SettingsContents } from './settings-contents.tsx';
import { secondFactorEntry, settingsEntries } from './settings-entries.ts';
import { SettingsSection } from './settings-section.tsx';

/** An administrator who must set up a second factor first sees only that section. */
export function SettingsPage() {
  const isSetUpFirst = useViewer().staffStep === 'set-up';
  const entries = isSetUpFirst
    ? [secondFactorEntry]
    : settingsEntries.filter(({ isShown }) => isShown?.() ?? true);
  useScrollToHash();
  return (
    <div className="mx-auto grid max-w-4xl gap-2">
      <h1 className="font-display text-3xl">
        {isSetUpFirst ? 'Set up two-step sign-in' : 'Settings'}
      </h1>
      {isSetUpFirst ? (
        <Alert className="my-4" title="Administrators need a second factor">
          Add a passkey or an authenticator app. You need one before you can use the admin area.
        </Alert>
      ) : (
        <SettingsContents entries={entries} />
      )}
      {entries.map(({ id, title, description, Content }) => (
        <SettingsSection key={id} id={id} title={title} description={description}>
          <Content />
        </SettingsSection>
      ))}
    </div>
  );
}
