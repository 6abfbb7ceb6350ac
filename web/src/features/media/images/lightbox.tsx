import { X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import { useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { escapeTarget } from '#web/ui/focus/forward-escape.ts';
import { useReturnFocus } from '#web/ui/focus/use-return-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dialogOverlay } from '#web/ui/styles/dialog-styles.ts';
import { MediaFallback } from '../media-fallback.tsx';
import { MediaImage } from './media-image.tsx';

export function Lightbox({ media, onClose }: { media: Media; onClose: () => void }) {
  const [failed, setFailed] = useState(false);
  const focus = useReturnFocus({});
  return (
    <DialogPrimitive.Root open onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={dialogOverlay} />
        <DialogPrimitive.Content
          data-slot="lightbox"
          data-theme="dark"
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink focus:outline-none data-[state=open]:animate-fade-in"
          {...focus}
        >
          <DialogPrimitive.Title className="sr-only">{media.alt || 'Image'}</DialogPrimitive.Title>
          <div className="relative m-3 min-h-0 flex-1 overflow-hidden sm:m-6">
            {failed ? (
              <MediaFallback className="size-full">This image could not be loaded</MediaFallback>
            ) : (
              <MediaImage
                media={{ ...media, blur: null }}
                alt={media.alt ?? ''}
                sizes="100vw"
                priority
                onError={() => setFailed(true)}
              />
            )}
          </div>
          {media.alt && (
            <p className="px-4 pb-4 text-center text-sm text-balance text-ink-soft">{media.alt}</p>
          )}
          <DialogPrimitive.Close asChild>
            <IconButton
              label="Close"
              className="absolute top-3 right-3 rounded-full bg-raised text-ink"
              {...escapeTarget}
            >
              <X />
            </IconButton>
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
