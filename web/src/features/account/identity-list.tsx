import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountQueries } from './api.ts';
import { IdentityRow } from './identity-row.tsx';

/** The Google accounts that can sign in as the viewer. */
export function IdentityList() {
  const identities = useQuery(accountQueries.identities());
  if (identities.isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading your Google accounts">
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (identities.isError) {
    return (
      <LoadError
        query={identities}
        layout="section"
        fallback="We could not load your Google accounts."
      />
    );
  }
  if (identities.data.length === 0) {
    return (
      <p className="text-ink-soft">
        No Google account is linked. The first time you choose “Sign in with Google” with your
        university address, it is.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {identities.data.map((identity) => (
        <IdentityRow key={identity.id} identity={identity} />
      ))}
    </ul>
  );
}
