import { useQueryClient } from '@tanstack/react-query';
import { account } from '#contract/account/contract.ts';
import type { AnalyticsChoice, EmailPreferences } from '#contract/account/forms.ts';
import type { CurrentUser } from '#contract/users/contract.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';
import { currentUserKey } from '#web/lib/session/session.ts';

export const privacyFailure = {
  title: 'Failed to update privacy settings',
  fallback: 'Please try again.',
};

export function useHideProfileViews({ onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useToggle({
    key: ['hide profile views'],
    send: (hideProfileViews, call) => call(account.setProfileViews, { body: { hideProfileViews } }),
    show: (hideProfileViews) =>
      optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({
        ...user,
        hideProfileViews,
      })),
    failure: privacyFailure,
    onSuccess: () => onSuccess?.(),
  });
}

export function useShowWorkToStrangers({ onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useToggle({
    key: ['show work to strangers'],
    send: (showWorkToStrangers, call) =>
      call(account.setFrontPage, { body: { showWorkToStrangers } }),
    show: (showWorkToStrangers) =>
      optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({
        ...user,
        showWorkToStrangers,
      })),
    failure: privacyFailure,
    onSuccess: () => onSuccess?.(),
  });
}

const choiceFields = { analytics: 'shareAnalytics', highlights: 'shareHighlights' } as const;

export function useAnalyticsChoice(name: keyof AnalyticsChoice, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useToggle({
    key: ['analytics choice', name],
    send: (isOn, call) => call(account.setAnalyticsChoice, { body: { [name]: isOn } }),
    show: (isOn) =>
      optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({
        ...user,
        [choiceFields[name]]: isOn,
      })),
    failure: privacyFailure,
    onSuccess: () => onSuccess?.(),
  });
}

export function useEmailPreference(name: keyof EmailPreferences, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useToggle({
    key: ['email preference', name],
    send: (isOn, call) => call(account.setEmailPreferences, { body: { [name]: isOn } }),
    show: (isOn) =>
      optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({ ...user, [name]: isOn })),
    failure: { title: 'Failed to update email settings', fallback: 'Please try again.' },
    onSuccess: () => onSuccess?.(),
  });
}
