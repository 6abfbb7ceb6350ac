import { X } from 'lucide-react';
import * as DialogPrimitive from 'radix-ui/dialog';
import { useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { closeTarget } from '#web/ui/focus/forward-escape.ts';
import { useReturnFocus } from '#web/ui/focus/use-return-focus.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { dialogOverlay } from '#web/ui/styles/dialog-styles.ts';
import { MediaFallback } from '../media-fallback.tsx';
import type { MediaCaption } from './caption.ts';
import { MediaImage } from './media-image.tsx';

interface LightboxProps {
  media: Media;
  caption?: MediaCaption | undefined;
  onClose: () => void;
}

export function Lightbox({ media, caption, onClose }: LightboxProps) {
  const [failed, setFailed] = useState(false);
  const focus = useReturnFocus({});
  const author = caption && `${caption.author.firstName} ${caption.author.lastName}`;
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
          <DialogPrimitive.Title className="sr-only">
            {caption ? `Image by ${author}` : media.alt || 'Image'}
          </DialogPrimitive.Title>
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
          {caption && (
            <div className="grid justify-items-center gap-1 px-4 pb-4 text-center text-sm">
              <p className="font-semibold">{author}</p>
              <p className="line-clamp-3 max-w-[65ch] text-balance text-ink-soft">{caption.text}</p>
            </div>
          )}
          <DialogPrimitive.Close asChild>
            <IconButton
              label="Close"
              className="absolute top-3 right-3 rounded-full bg-raised text-ink"
              {...closeTarget}
            >
              <X />
            </IconButton>
          </DialogPrimitive.Close>
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
