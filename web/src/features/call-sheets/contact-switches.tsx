import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { Panel } from '#web/ui/panel.tsx';
import { SwitchRow } from '#web/ui/switch-row.tsx';
import { useShareContact } from './api.ts';

/** Nothing is shared before its owner agrees. */
export function ContactSwitches({ sheet }: { sheet: CallSheet }) {
  const { jobId, sharesEmail, sharesPhone } = sheet;
  const share = useShareContact(jobId);
  return (
    <Panel title="What the crew sees of you" className="print:hidden">
      <SwitchRow
        label="My e-mail address"
        hint="Shown on this call sheet only."
        checked={sharesEmail}
        onCheckedChange={(checked) => share.mutate({ sharesEmail: checked, sharesPhone })}
      />
      <SwitchRow
        label="My phone number"
        hint="The one in your profile."
        checked={sharesPhone}
        onCheckedChange={(checked) => share.mutate({ sharesEmail, sharesPhone: checked })}
      />
    </Panel>
  );
}
