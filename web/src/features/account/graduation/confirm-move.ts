import type { merges } from '#contract/merges/contract.ts';
import type { ResponseOf } from '#contract/route.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

export function confirmMove(moved: ResponseOf<typeof merges.confirmGraduation>): void {
  toast({
    title: 'Your account has moved',
    description:
      moved.mergedItems > 0
        ? `It is ${moved.email} now, with ${moved.mergedItems} items of the other account.`
        : `It is ${moved.email} now.`,
  });
}
