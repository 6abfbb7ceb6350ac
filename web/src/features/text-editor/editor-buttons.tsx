import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

interface EditorButtonsProps {
  submitLabel: string;
  isSending: boolean;
  onCancel?: (() => void) | undefined;
}

const sendKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ Enter' : 'Ctrl + Enter';

export function EditorButtons({ submitLabel, isSending, onCancel }: EditorButtonsProps) {
  return (
    <>
      {onCancel && (
        <Button size="sm" variant="ghost" disabled={isSending} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Tooltip content={sendKeys}>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {submitLabel}
        </Button>
      </Tooltip>
    </>
  );
}
