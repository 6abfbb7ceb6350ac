import { Copy } from 'lucide-react';
import { copyText } from '#web/lib/browser/copy-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useCreateCalendarFeed, useRevokeCalendarFeed } from './api.ts';

async function copyAddress(url: string): Promise<void> {
  const isCopied = await copyText(url);
  toast(
    isCopied
      ? { title: 'Copied', description: 'Add it as a calendar by URL.' }
      : { title: 'Please copy it by hand', description: 'Your browser does not allow it here.' },
  );
}

/** Whoever has the link reads the calendar, so that it can be replaced and revoked. */
export function CalendarAddress({ url }: { url: string }) {
  const create = useCreateCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  return (
    <div className="grid gap-3">
      <Field label="Private link" hint="Whoever has it can see where you are going.">
        <Input
          readOnly
          value={url}
          className="font-mono text-xs"
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copyAddress(url)}>
          <Copy />
          Copy
        </Button>
        <ConfirmDialog
          title="Make a new link?"
          description="The link that you have now stops working, also where you have added it."
          confirmLabel="New link"
          onConfirm={() => create.mutate()}
          trigger={<Button pending={create.isPending}>New link</Button>}
        />
        <ConfirmDialog
          title="Revoke the link?"
          description="Calendars that you have added it to no longer get your events."
          confirmLabel="Revoke"
          destructive
          onConfirm={() => revoke.mutate()}
          trigger={
            <Button variant="ghost" pending={revoke.isPending}>
              Revoke
            </Button>
          }
        />
      </div>
    </div>
  );
}
