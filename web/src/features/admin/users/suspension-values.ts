import {
  defaultSuspensionEnd,
  type SuspensionEndValues,
  suspensionEnd,
} from '#web/lib/forms/suspension-end.ts';

type SuspensionValues = SuspensionEndValues & { reason: string };

export const emptySuspension: SuspensionValues = { reason: '', ...defaultSuspensionEnd };

export const toSuspension = ({ reason, ...end }: SuspensionValues) => ({
  reason,
  until: suspensionEnd(end, Date.now()),
});
