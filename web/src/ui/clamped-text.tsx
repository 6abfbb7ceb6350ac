import { useEffect, useRef, useState } from 'react';
import { createExcerpt } from '#web/lib/format/create-excerpt.ts';
import { Button } from './button.tsx';
import { LinkedText } from './linked-text.tsx';
import { cn } from './styles/cn.ts';
import { touchTarget } from './styles/touch-target.ts';

interface ClampedTextProps {
  text: string;
  /** Names the text in the button's accessible label. */
  label: string;
}

/** The first four lines of a text. “more” stands on the last of them: nothing moves when it appears. */
export function ClampedText({ text, label }: ClampedTextProps) {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = frame.current?.firstElementChild;
    if (!shown || isOpen) return;
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isOpen]);
  const excerpt = createExcerpt(text);
  return (
    <div ref={frame} data-slot="clamped-text" className="relative">
      <LinkedText
        text={isOpen ? text : (excerpt ?? text)}
        className={cn(!isOpen && 'line-clamp-4')}
      />
      {isOpen && (
        <Button
          variant="link"
          size="sm"
          aria-expanded="true"
          aria-label={`Show less of ${label}`}
          onClick={() => setOpen(false)}
        >
          less
        </Button>
      )}
      {!isOpen && (isCut || excerpt) && (
        <button
          type="button"
          aria-expanded="false"
          aria-label={`Show more of ${label}`}
          className={cn(
            touchTarget,
            'absolute right-0 bottom-0 bg-linear-to-l from-sheet from-70% to-transparent pl-8 font-semibold text-ink underline decoration-accent decoration-2 underline-offset-4',
          )}
          onClick={() => setOpen(true)}
        >
          more
        </button>
      )}
    </div>
  );
}
