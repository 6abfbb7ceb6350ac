import type { Suspension } from '#contract/account/contract.ts';
import { schoolTime, schoolZone } from '#web/lib/format/school-time.ts';
import { Button } from '#web/ui/button.tsx';

/** Why and until when, and how to have it looked at again. */
export function SuspensionSummary({ suspension }: { suspension: Suspension }) {
  const { user, reason, until } = suspension;
  const end = until && schoolTime(until);
  return (
    <>
      <p className="text-lg">
        Hello {user.firstName}.{' '}
        {end ? (
          <>
            Until{' '}
            <strong className="font-semibold">
              {end.fullDay}, {end.time}
            </strong>{' '}
            ({schoolZone()}) you can’t use Callboard, and nobody sees your profile or what you
            posted.
          </>
        ) : (
          <>
            You can’t use Callboard, and nobody sees your profile or what you posted. The suspension
            has no end date.
          </>
        )}
      </p>
      {reason && (
        <div className="grid gap-1 border-l-4 border-danger pl-3">
          <p className="text-sm font-semibold">The reason given</p>
          <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{reason}</p>
        </div>
      )}
      <Appeal suspension={suspension} />
    </>
  );
}

function Appeal({ suspension: { appealPath, administrator } }: { suspension: Suspension }) {
  if (appealPath)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">
          If you think that this is wrong, you can appeal. We take another look and write to you.
        </p>
        <Button asChild variant="primary">
          <a href={appealPath}>Read the decision and appeal</a>
        </Button>
      </div>
    );
  return (
    <p className="text-ink-soft">
      If you think that this is wrong, please write to the administrators
      {administrator ? (
        <>
          :{' '}
          <a
            href={`mailto:${administrator}`}
            className="inline-block py-2.5 wrap-anywhere text-ink underline underline-offset-4"
          >
            {administrator}
          </a>
        </>
      ) : (
        '.'
      )}
    </p>
  );
}
