import { Smile } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';

interface EmojiButtonProps {
  isOpen: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
}

/** A press leaves the focus in the text, and with it the keyboard of a phone. */
export function EmojiButton({ isOpen, disabled, onPress }: EmojiButtonProps) {
  return (
    <IconButton
      label="Insert an emoji"
      size="sm"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      disabled={disabled}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Smile />
    </IconButton>
  );
}
