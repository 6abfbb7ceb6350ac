import { useQueryClient } from '@tanstack/react-query';
import {
  endorsements,
  type MemberEndorsements,
  type SkillEndorsements,
} from '#contract/endorsements/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';
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

export function useEndorse(userId: string, skill: string) {
  const client = useQueryClient();
  const viewer = useViewer();
  const { queryKey } = endorsementQueries.list(userId);
  return useToggle<unknown>({
    key: ['endorse', userId, skill],
    send: (isMine, call) =>
      call(isMine ? endorsements.endorse : endorsements.withdraw, { params: { userId, skill } }),
    show: (isMine) =>
      optimisticUpdate<MemberEndorsements>(client, queryKey, (all) =>
        setEndorsement(all, skill, viewer, isMine),
      ),
    failure: { title: 'Could not change your endorsement', fallback: 'Please try again.' },
    refresh: () => void invalidate(client, endorsements.list, { params: { userId } }),
  });
}
