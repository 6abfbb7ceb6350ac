import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/contract.ts';
import { MediaView } from '#web/features/media/media-view.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { cn } from '#web/ui/styles/cn.ts';

interface MessageBubbleProps {
  message: Pick<Message, 'text' | 'file'>;
  isMine: boolean;
  /** Beside the bubble. */
  children?: ReactNode;
  className?: string;
}

const imageSizes = '(min-width: 768px) 384px, 80vw';

export function MessageBubble({ message, isMine, children, className }: MessageBubbleProps) {
  const { text, file } = message;
  return (
    <div className={cn('group flex items-center gap-1', isMine && 'flex-row-reverse')}>
      <div
        className={cn(
          'max-w-[min(82%,34rem)] min-w-0 overflow-hidden rounded-lg border border-rule',
          isMine ? 'bg-well' : 'bg-raised',
          file && 'w-96',
          className,
        )}
      >
        {file && (
          <div className={cn(text && 'border-b border-rule')}>
            <MediaView media={file} sizes={imageSizes} />
          </div>
        )}
        {text && <LinkedText text={text} className="px-3 py-2" />}
      </div>
      {children}
    </div>
  );
}
