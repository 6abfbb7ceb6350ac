import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endorsements,
  type MemberEndorsements,
  type SkillEndorsements,
} from '#contract/endorsements/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { setEndorsement } from './set-endorsement.ts';

export const endorsementQueries = {
  list: (userId: string) => apiQuery(endorsements.list, { params: { userId } }),
};

export const noEndorsements = (skill: string): SkillEndorsements => ({
  skill,
  count: 0,
  endorsers: [],
  isMine: false,
});

/** Endorses or withdraws; the scope runs rapid presses in order. */
export function useEndorse(userId: string, skill: string, { onError }: MutationCallbacks) {
  const client = useQueryClient();
  const viewer = useViewer();
  const { queryKey } = endorsementQueries.list(userId);
  const endorse = apiMutation(endorsements.endorse);
  const withdraw = apiMutation(endorsements.withdraw);
  return useMutation({
    scope: { id: `endorse ${userId} ${skill}` },
    mutationFn: async (isMine: boolean, context) => {
      const request = { params: { userId, skill } };
      await (isMine ? endorse : withdraw).mutationFn(request, context);
    },
    onMutate: (isMine) =>
      optimisticUpdate<MemberEndorsements>(client, queryKey, (all) =>
        setEndorsement(all, skill, viewer, isMine),
      ),
    onError: rollbackOnError(onError),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
