import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PushDevice, type PushSettings, push } from '#contract/push/contract.ts';
import type { QuietHours } from '#contract/push/quiet-hours.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { call } from '#web/lib/api/call.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import {
  findSubscriptionOf,
  rememberMember,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-subscription.ts';

export const pushQueries = { settings: () => apiQuery(push.settings) };

/** Not tried again: the browser has refused, and would refuse at once. */
export function useSubscribe() {
  const client = useQueryClient();
  const { id } = useViewer();
  return useMutation({
    ...apiMutation(push.subscribe, {
      request: async (publicKey: string) => ({ body: await subscribeBrowser(publicKey) }),
      failure: {
        title: 'Notifications are still off',
        fallback: 'Your browser could not reach its push service. Please try again later.',
      },
    }),
    retry: false,
    onSuccess: () => {
      rememberMember(id);
      return invalidate(client, push.settings);
    },
  });
}

export function useUnsubscribe() {
  const client = useQueryClient();
  const { queryKey } = pushQueries.settings();
  return useMutation({
    ...apiMutation(push.unsubscribe, {
      request: ({ id }: PushDevice) => ({ params: { id } }),
      failure: { title: 'Notifications are still on', fallback: 'Please try again.' },
    }),
    ...optimistic<PushDevice>({
      change: ({ id }) =>
        optimisticUpdate<PushSettings>(client, queryKey, (settings) => ({
          ...settings,
          devices: settings.devices.filter((device) => device.id !== id),
        })),
      refresh: () => void invalidate(client, push.settings),
    }),
    onSuccess: async (_answer: unknown, { isCurrent }: PushDevice) => {
      if (!isCurrent) return;
      rememberMember(null);
      await unsubscribeBrowser();
    },
  });
}

export function useSendTest({ id }: PushDevice, { onSuccess }: SuccessCallback) {
  return useMutation({
    ...apiMutation(push.sendTest, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'The test was not sent', fallback: 'Please try again.' },
    }),
    onSuccess: () => onSuccess?.(),
  });
}

export function useSetQuietHours() {
  const client = useQueryClient();
  const { queryKey } = pushQueries.settings();
  return useMutation({
    ...apiMutation(push.setQuietHours, {
      request: (quietHours: QuietHours | null) => ({ body: { quietHours } }),
      failure: { title: 'Could not change your quiet hours', fallback: 'Please try again.' },
    }),
    ...optimistic<QuietHours | null>({
      change: (quietHours) =>
        optimisticUpdate<PushSettings>(client, queryKey, (settings) => ({
          ...settings,
          quietHours,
        })),
      refresh: () => void invalidate(client, push.settings),
    }),
  });
}

/** Turns push on again after a new sign-in, for the member who had turned it on in this browser. */
export async function renewSubscription(memberId: string): Promise<void> {
  const body = await findSubscriptionOf(memberId);
  if (body) await call(push.subscribe, { body });
}
