import { useInfiniteQuery } from '@tanstack/react-query';
import { auditActions } from '#contract/audit/actions.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ActDetails } from './act-details.tsx';
import { auditQueries } from './api.ts';

/** What administrators and moderators did about the viewer's account and posts. */
export function ActsAboutMe() {
  const list = useInfiniteQuery(auditQueries.aboutMe());
  const acts = pageItems(list.data);
  if (!list.data) return <ListStates query={list} what="list" />;
  if (acts.length === 0)
    return <p className="text-ink-soft">Nothing: no administrator has acted about you.</p>;
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {acts.map((act) => (
          <li key={act.id} className="grid gap-2 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-medium">{auditActions[act.action]}</span>
              <RelativeTime instant={act.createdAt} className="font-mono text-xs text-ink-faint" />
            </p>
            <ActDetails act={act} />
          </li>
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </>
  );
}
