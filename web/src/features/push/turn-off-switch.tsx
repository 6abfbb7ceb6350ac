import type { PushDevice } from '#contract/push/contract.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useUnsubscribe } from './api.ts';

export function TurnOffSwitch({ device }: { device: PushDevice }) {
  const unsubscribe = useUnsubscribe(device);
  return <Switch checked onCheckedChange={() => unsubscribe.mutate()} />;
}
