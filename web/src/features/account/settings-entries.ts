import type { ComponentType } from 'react';
import { siteConfig } from '#web/lib/session/boot.ts';
import { ThemeSwitch } from '#web/ui/theme-switch.tsx';
import { ActsAboutMe } from '../audit/acts-about-me.tsx';
import { BlockedMembers } from '../moderation/blocked-members.tsx';
import { PushSettings } from '../push/push-settings.tsx';
import { GraduationSettings } from './graduation/graduation-settings.tsx';
import { IdentityList } from './identity-list.tsx';
import { MyDataSettings } from './my-data/my-data-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { EmailSettings } from './preferences/email-settings.tsx';
import { PrivacySettings } from './preferences/privacy-settings.tsx';
import { SecondFactorSettings } from './second-factor/second-factor-settings.tsx';
import { SessionList } from './session-list.tsx';

export interface SettingsEntry {
  /** Of its address: `/settings#email`. Mails and notifications link there. */
  id: string;
  title: string;
  description: string;
  Content: ComponentType;
  isShown?: () => boolean;
}

export const secondFactorEntry: SettingsEntry = {
  id: 'two-step',
  title: 'Two-step sign-in',
  description: 'A stolen password alone then opens nothing.',
  Content: SecondFactorSettings,
};

/** The sections of the page, in their order. */
export const settingsEntries: SettingsEntry[] = [
  {
    id: 'password',
    title: 'Password',
    description: 'Changing it signs you out on every other device.',
    Content: PasswordSettings,
  },
  secondFactorEntry,
  {
    id: 'google',
    title: 'Google sign-in',
    description: 'Google accounts that can sign in as you.',
    Content: IdentityList,
    isShown: () => siteConfig.googleSignIn,
  },
  {
    id: 'privacy',
    title: 'Privacy',
    description: 'What others learn about you.',
    Content: PrivacySettings,
  },
  {
    id: 'email',
    title: 'E-mail',
    description: 'What we may write to you about. What concerns your account we always send.',
    Content: EmailSettings,
  },
  {
    id: 'device',
    title: 'On this device',
    description: 'What reaches you while Callboard is closed.',
    Content: PushSettings,
  },
  {
    id: 'sessions',
    title: "Where you're signed in",
    description: 'Sign out a device that you no longer use or do not know.',
    Content: SessionList,
  },
  {
    id: 'blocked',
    title: 'People you block',
    description: 'You and they do not see each other anywhere on Callboard.',
    Content: BlockedMembers,
  },
  {
    id: 'acts',
    title: 'What administrators did about your account',
    description: 'What administrators and moderators did about your account and your posts.',
    Content: ActsAboutMe,
  },
  {
    id: 'appearance',
    title: 'Appearance',
    description: 'Paper by day, a dark stage by night.',
    Content: ThemeSwitch,
  },
  {
    id: 'graduation',
    title: 'Graduating?',
    description: 'Move your account to a new address.',
    Content: GraduationSettings,
  },
  {
    id: 'my-data',
    title: 'My data',
    description: 'Take it with you, or leave.',
    Content: MyDataSettings,
  },
];
