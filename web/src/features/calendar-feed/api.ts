import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calendarFeed } from '#contract/calendar-feed/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';

export const calendarFeedQuery = () => apiQuery(calendarFeed.get);

const setAddress = (client: ReturnType<typeof useQueryClient>, url: string | null) =>
  client.setQueryData(calendarFeedQuery().queryKey, { url });

export function useCreateCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(calendarFeed.create, {
      request: (_: void) => ({}),
      failure: {
        title: 'Error',
        fallback: 'Could not create the calendar link. Please try again.',
      },
    }),
    onSuccess: ({ url }) => setAddress(client, url),
  });
}

export function useRevokeCalendarFeed() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(calendarFeed.revoke, {
      request: (_: void) => ({}),
      failure: {
        title: 'Error',
        fallback: 'Could not revoke the calendar link. Please try again.',
      },
    }),
    onSuccess: () => setAddress(client, null),
  });
}
