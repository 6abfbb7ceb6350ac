import { cn } from '#web/ui/styles/cn.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const announcedStep = 50;

/** How many characters are left, once a tenth or fewer are. A screen reader hears it in steps. */
export function CharacterCount({ text, max }: { text: string; max: number }) {
  const left = max - text.trim().length;
  const isNear = left <= Math.max(max / 10, announcedStep);
  if (!isNear) return null;
  const isOver = left < 0;
  const step = Math.ceil(left / announcedStep) * announcedStep;
  return (
    <span className={cn('px-1.5 font-mono text-xs text-ink-faint', isOver && 'text-danger-text')}>
      <span aria-hidden="true">{left.toLocaleString('en')}</span>
      <VisuallyHidden role="status">
        {isOver ? 'Too many characters' : `${step.toLocaleString('en')} characters left, or fewer`}
      </VisuallyHidden>
    </span>
  );
}
