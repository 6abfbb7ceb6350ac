import { type ReactNode, useState } from 'react';
import { createExcerpt } from '#web/lib/format/create-excerpt.ts';
import { Button } from './button.tsx';
import { LinkedText } from './linked-text.tsx';

interface ExpandableTextProps {
  text: string;
  /** Names the text in the button's accessible label. */
  label: string;
  className?: string;
  /** Renders as much of the text as is shown; by default with its links. */
  children?: (shown: string) => ReactNode;
}

export function ExpandableText({ text, label, className, children }: ExpandableTextProps) {
  const [isOpen, setOpen] = useState(false);
  const excerpt = createExcerpt(text);
  const shown = excerpt && !isOpen ? excerpt : text;
  const content = children ? children(shown) : <LinkedText text={shown} className={className} />;
  if (!excerpt) return content;
  return (
    <div data-slot="expandable-text" className="grid justify-items-start gap-1">
      {content}
      <Button
        variant="link"
        size="sm"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Show less' : 'Show more'} of ${label}`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show more'}
      </Button>
    </div>
  );
}
