import { ArrowUp } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface NewCommentsButtonProps {
  count: number;
  onShow: () => void;
}

/** Says that others have written, and shows it when the reader asks. Takes no space, so that nothing moves. */
export function NewCommentsButton({ count, onShow }: NewCommentsButtonProps) {
  function show(): void {
    onShow();
    document.getElementById('comments')?.focus();
  }
  return (
    <div role="status" className="sticky top-18 z-10 -my-4 grid h-0 justify-items-center md:top-20">
      {count > 0 && (
        <Button
          variant="solid"
          size="sm"
          className="-mt-2 animate-drop-in rounded-full pr-4 shadow-lifted"
          onClick={show}
        >
          <ArrowUp />
          {count} new {count === 1 ? 'comment' : 'comments'}
        </Button>
      )}
    </div>
  );
}
