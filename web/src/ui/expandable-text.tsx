import { useState } from 'react';
import { createExcerpt } from '#web/lib/format/create-excerpt.ts';
import { Button } from './button.tsx';
import { LinkedText } from './linked-text.tsx';

interface ExpandableTextProps {
  text: string;
  /** Names the text in the button's accessible label. */
  label: string;
  className?: string;
}

export function ExpandableText({ text, label, className }: ExpandableTextProps) {
  const [isOpen, setOpen] = useState(false);
  const excerpt = createExcerpt(text);
  if (!excerpt) return <LinkedText text={text} className={className} />;
  return (
    <div data-slot="expandable-text" className="grid justify-items-start gap-1">
      <LinkedText text={isOpen ? text : excerpt} className={className} />
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
