import { useState } from 'react';
import { excerptOf } from '#web/lib/excerpt-of.ts';
import { Button } from './button.tsx';
import { LinkedText } from './linked-text.tsx';

interface LongTextProps {
  text: string;
  /** Whose text it is, for those who hear the button alone. */
  label: string;
  className?: string;
}

/** Shows the beginning of a long text, and the rest on demand. */
export function LongText({ text, label, className }: LongTextProps) {
  const [isOpen, setOpen] = useState(false);
  const excerpt = excerptOf(text);
  if (!excerpt) return <LinkedText text={text} className={className} />;
  return (
    <div data-slot="long-text" className="grid justify-items-start gap-1">
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
