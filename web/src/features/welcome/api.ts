import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, WelcomeStep } from '#contract/users/contract.ts';
import { welcome } from '#contract/welcome/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { currentUserKey } from '#web/lib/session/session.ts';

export const welcomeQueries = {
  studies: () => apiQuery(welcome.studies),
};

/** Null ends the welcome. */
export function useGoToWelcomeStep() {
  const client = useQueryClient();
  return useMutation({
    // One after the other: a step that was skipped quickly must not overtake the next.
    scope: { id: 'welcome-step' },
    ...apiMutation(welcome.goTo, {
      request: (step: WelcomeStep | null) => ({ body: { step } }),
      failure: { title: 'Could not save that step', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: (welcomeStep: WelcomeStep | null) =>
        optimisticUpdate<CurrentUser>(client, currentUserKey, (user) => ({ ...user, welcomeStep })),
    }),
  });
}
