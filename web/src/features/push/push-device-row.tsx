import { Smartphone } from 'lucide-react';
import type { PushDevice } from '#contract/push/contract.ts';
import { formatRelativeTime } from '#web/lib/format/format-relative-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSendTest, useUnsubscribe } from './api.ts';

export function PushDeviceRow({ device }: { device: PushDevice }) {
  const { device: name, createdAt, lastSuccessAt, isCurrent } = device;
  const unsubscribe = useUnsubscribe();
  const sendTest = useSendTest(device, {
    onSuccess: () => toast({ title: `A test is on its way to ${name}` }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Smartphone aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-40 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="font-mono text-xs break-words text-ink-faint">
          {lastSuccessAt
            ? `Last reached ${formatRelativeTime(lastSuccessAt)}`
            : `Turned on ${formatRelativeTime(createdAt)}`}
        </p>
      </div>
      {isCurrent && <Tape tone="accent">This device</Tape>}
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={`Send a test to ${name}`}
          pending={sendTest.isPending}
          onClick={() => sendTest.mutate()}
        >
          Send a test
        </Button>
        {!isCurrent && (
          <Button
            size="sm"
            aria-label={`Turn off notifications of ${name}`}
            onClick={() => unsubscribe.mutate(device)}
          >
            Turn off
          </Button>
        )}
      </div>
    </li>
  );
}
