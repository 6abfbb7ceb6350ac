import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  endorsements,
  type MemberEndorsements,
  type SkillEndorsements,
} from '#contract/endorsements/contract.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { changeCached } from '#web/lib/change-cached.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { takenBack } from '#web/lib/taken-back.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { withEndorsement } from './with-endorsement.ts';

export const endorsementQueries = {
  of: (userId: string) => apiQuery(endorsements.list, { params: { userId } }),
};

export const noEndorsements = (skill: string): SkillEndorsements => ({
  skill,
  count: 0,
  endorsers: [],
  isMine: false,
});

/** Endorses a skill or takes it back; presses in quick succession happen one after the other. */
export function useEndorse(userId: string, skill: string, { onError }: Outcome) {
  const client = useQueryClient();
  const viewer = useViewer();
  const { queryKey } = endorsementQueries.of(userId);
  const endorse = apiMutation(endorsements.endorse);
  const withdraw = apiMutation(endorsements.withdraw);
  return useMutation({
    scope: { id: `endorse ${userId} ${skill}` },
    mutationFn: async (isMine: boolean, context) => {
      const given = { params: { userId, skill } };
      await (isMine ? endorse : withdraw).mutationFn(given, context);
    },
    onMutate: (isMine) =>
      changeCached<MemberEndorsements>(client, queryKey, (all) =>
        withEndorsement(all, skill, viewer, isMine),
      ),
    onError: takenBack(onError),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
