import { useQuery } from '@tanstack/react-query';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { secondFactorQueries } from './api.ts';
import { PasskeyGroup } from './passkey-group.tsx';
import { RecoveryCodesGroup } from './recovery-codes-group.tsx';
import { TotpGroup } from './totp-group.tsx';

export function SecondFactorSettings() {
  const status = useQuery(secondFactorQueries.status());
  if (status.isPending) {
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label="Loading two-step sign-in"
        className="grid gap-3"
      >
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  }
  if (status.isError && !status.data) {
    return (
      <LoadError query={status} layout="section" fallback="We could not load your passkeys." />
    );
  }
  const { passkeys, totpSince, recoveryCodesLeft } = status.data;
  const hasFactor = passkeys.length > 0 || totpSince !== null;
  return (
    <div className="grid gap-5">
      <PasskeyGroup status={status.data} />
      <TotpGroup since={totpSince} />
      {hasFactor && <RecoveryCodesGroup left={recoveryCodesLeft} />}
    </div>
  );
}
