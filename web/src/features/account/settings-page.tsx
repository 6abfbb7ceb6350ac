import { needsSecondFactor } from '#contract/auth/policy.ts';
import { siteConfig } from '#web/lib/session/boot.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { BlockedMembers } from '../moderation/blocked-members.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import { IdentityList } from './identity-list.tsx';
import { NoPasswordNotice } from './no-password-notice.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { SessionList } from './session-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** An administrator who must set up a second factor first sees only that section. */
export function SettingsPage() {
  const viewer = useViewer();
  const isSetUpFirst = needsSecondFactor(viewer, siteConfig.production);
  return (
    <div className="mx-auto grid max-w-4xl gap-2">
      <h1 className="pb-4 font-display text-3xl">
        {isSetUpFirst ? 'Set up two-step sign-in' : 'Settings'}
      </h1>
      {isSetUpFirst && (
        <Alert className="mb-6" title="Administrators need a second factor">
          Add a passkey or an authenticator app. Until then nothing of the administration opens.
        </Alert>
      )}
      {!isSetUpFirst && (
        <SettingsSection
          title="Password"
          description="Changing it signs you out on every other device."
        >
          {viewer.hasPassword ? <PasswordForm /> : <NoPasswordNotice />}
        </SettingsSection>
      )}
      <SettingsSection
        title="Two-step sign-in"
        description="A stolen password alone then opens nothing."
      >
        <SecondFactorSettings />
      </SettingsSection>
      {!isSetUpFirst && <OtherSections />}
    </div>
  );
}

function OtherSections() {
  return (
    <>
      {siteConfig.googleSignIn && (
        <SettingsSection
          title="Google sign-in"
          description="Google accounts that can sign in as you."
        >
          <IdentityList />
        </SettingsSection>
      )}
      <SettingsSection
        title="Where you're signed in"
        description="Sign out a device that you no longer use or do not know."
      >
        <SessionList />
      </SettingsSection>
      <SettingsSection
        title="On this device"
        description="What reaches you while Callboard is closed."
      >
        <PushSettings />
      </SettingsSection>
      <SettingsSection
        title="People you block"
        description="You and they do not see each other anywhere on Callboard."
      >
        <BlockedMembers />
      </SettingsSection>
      <SettingsSection title="Appearance" description="Paper by day, a dark stage by night.">
        <ThemeSwitch />
      </SettingsSection>
      <SettingsSection
        title="Privacy and e-mail"
        description="Not here yet: hiding your profile views, and which mails we may send you."
      />
    </>
  );
}
