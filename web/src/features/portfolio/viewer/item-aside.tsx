import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { LazyComments } from '../../comments/lazy-comments.tsx';
import { itemShareUrl } from './shown-item.ts';

/** What is said about a work, by its owner and by others: beside it where there is room, else below. */
export function ItemAside({ item }: { item: PortfolioItem }) {
  const { title, description, tags } = item;
  return (
    <aside
      aria-label={`About ${title}`}
      className="mx-auto grid w-full max-w-2xl shrink-0 content-start gap-6 px-4 pt-2 pb-10 sm:px-6 lg:mx-0 lg:w-96 lg:overflow-y-auto lg:border-l lg:border-rule lg:pt-4 xl:w-104"
    >
      {(description || tags.length > 0) && (
        <div className="grid gap-3">
          {description && <ExpandableText text={description} label={`About ${title}`} />}
          {tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag}>
                  <Chip>{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <LazyComments
        work={{ ...item, on: 'portfolio', ownerId: item.userId, path: itemShareUrl(item) }}
      />
    </aside>
  );
}
