import { Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { shareLink } from './share-link.ts';

interface ShareButtonProps {
  path: string;
  /** Names the item in the label and the share sheet. */
  title: string;
}

export function ShareButton({ path, title }: ShareButtonProps) {
  return (
    <IconButton
      data-track="share"
      label={`Share ${title}`}
      className="ml-auto"
      onClick={() => void shareLink(path, title)}
    >
      <Share2 className="size-4.5" />
    </IconButton>
  );
}
