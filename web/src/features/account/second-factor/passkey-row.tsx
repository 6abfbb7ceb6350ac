import { Pencil, Trash2 } from 'lucide-react';
import type { Passkey } from '#contract/auth/second-factor.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { PasskeyIcon } from '../../auth/second-step/passkey-icon.tsx';

const RenamePasskeyDialog = lazyComponent(() =>
  import('./rename-passkey-dialog.tsx').then((m) => m.RenamePasskeyDialog),
);
const RemovePasskeyDialog = lazyComponent(() =>
  import('./remove-passkey-dialog.tsx').then((m) => m.RemovePasskeyDialog),
);

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const rename = useLazyDialog(RenamePasskeyDialog);
  const remove = useLazyDialog(RemovePasskeyDialog);
  return (
    <li className="flex items-center gap-4 py-3">
      <PasskeyIcon className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{name}</p>
        <p className="font-mono text-xs text-ink-faint">
          Added <RelativeTime instant={createdAt} /> ·{' '}
          {lastUsedAt ? (
            <>
              Used <RelativeTime instant={lastUsedAt} />
            </>
          ) : (
            'Never used'
          )}
        </p>
      </div>
      <div className="-mr-2 flex">
        <IconButton label={`Rename ${name}`} size="sm" {...rename.trigger}>
          <Pencil className="size-4" />
        </IconButton>
        <IconButton label={`Remove ${name}`} size="sm" {...remove.trigger}>
          <Trash2 className="size-4" />
        </IconButton>
      </div>
      {rename.shouldRender && <RenamePasskeyDialog passkey={passkey} {...rename.dialog} />}
      {remove.shouldRender && <RemovePasskeyDialog passkey={passkey} {...remove.dialog} />}
    </li>
  );
}
