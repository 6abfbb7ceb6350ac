import { useState } from 'react';
import type { PushDevice } from '#contract/push/contract.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { useSubscribe, useUnsubscribe } from './api.ts';
import { findPushSupport, type PushSupport } from './push-support.ts';

interface PushSwitchProps {
  publicKey: string;
  /** This browser, where it gets notifications. */
  device: PushDevice | undefined;
}

const obstacles: Record<Exclude<PushSupport, 'available'>, { title: string; text: string }> = {
  blocked: {
    title: 'Your browser blocks notifications of Callboard',
    text: 'Open the settings of this site beside its address, allow notifications, then load this page again.',
  },
  'install-first': {
    title: 'Add Callboard to your Home Screen first',
    text: 'On iPhone and iPad, tap Share, then “Add to Home Screen”. Open Callboard from there and turn notifications on here.',
  },
  unsupported: {
    title: 'This browser cannot show notifications of Callboard',
    text: 'They work in current versions of Chrome, Edge, Firefox and Safari. You still get the bell and your mails.',
  },
};

/** The browser asks for permission only after the member has turned the switch. */
export function PushSwitch({ publicKey, device }: PushSwitchProps) {
  const [support, setSupport] = useState(findPushSupport);
  const subscribe = useSubscribe();
  const unsubscribe = useUnsubscribe();

  async function turnOn(): Promise<void> {
    const permission = await Notification.requestPermission();
    setSupport(findPushSupport());
    if (permission === 'granted') subscribe.mutate(publicKey);
  }

  if (support !== 'available') {
    const { title, text } = obstacles[support];
    return <Alert title={title}>{text}</Alert>;
  }
  return (
    <SwitchRow
      label="Notifications in this browser"
      hint="Also while Callboard is closed, of whatever your e-mail settings allow."
      checked={device !== undefined || subscribe.isPending}
      disabled={subscribe.isPending}
      onCheckedChange={() => (device ? unsubscribe.mutate(device) : void turnOn())}
    />
  );
}
