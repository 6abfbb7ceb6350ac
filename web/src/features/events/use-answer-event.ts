import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Event, events } from '#contract/events/contract.ts';
import type { RsvpAnswer } from '#contract/events/forms.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { predictAnswer } from './predict-answer.ts';

/** Apart from api.ts, whose dialogs a card loads only when one opens. */
export function useAnswerEvent(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(events.rsvp, {
      request: (status: RsvpAnswer) => ({ params: { id }, body: { status } }),
      failure: { title: 'Error', fallback: 'Your answer was not kept. Please try again.' },
    }),
    ...optimistic({
      change: (answer: RsvpAnswer) =>
        patchItem<Event>(client, id, (event) => predictAnswer(event, answer)),
      refresh: () => void invalidate(client, events.listAttendees, { params: { id } }),
    }),
    onSuccess: ({ status, going, waiting }) => {
      patchItem<Event>(client, id, (event) => ({
        myRsvp: status,
        going,
        waiting,
        waitingPlace: status === 'waiting' ? (event.waitingPlace ?? waiting) : null,
      }));
    },
  });
}
