import type { ReactNode } from 'react';
import { Chip } from '#web/ui/chip.tsx';

const shownTags = 3;

interface ItemTagsProps {
  tags: string[];
  /** As words beside each other, without a frame around each. */
  isPlain?: boolean;
}

export function ItemTags({ tags, isPlain = false }: ItemTagsProps) {
  const hidden = tags.slice(shownTags);
  const Tag = isPlain ? PlainTag : FramedTag;
  return (
    <ul
      aria-label="Tags"
      className={`flex min-w-0 flex-wrap empty:hidden ${isPlain ? 'flex-1 basis-28 gap-x-1.5 text-sm text-ink-soft' : 'gap-1'}`}
    >
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag} className="group/tag max-w-full">
          <Tag>{tag}</Tag>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.join(', ')} className="group/tag">
          <Tag>
            +{hidden.length}
            <span className="sr-only"> more: {hidden.join(', ')}</span>
          </Tag>
        </li>
      )}
    </ul>
  );
}

function FramedTag({ children }: { children: ReactNode }) {
  return <Chip className="h-6 px-2">{children}</Chip>;
}

function PlainTag({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="pl-1.5 text-ink-faint group-last/tag:hidden">
        ·
      </span>
    </>
  );
}
