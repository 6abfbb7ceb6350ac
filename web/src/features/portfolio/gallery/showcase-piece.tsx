import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { cn } from '#web/ui/styles/cn.ts';
import { CommentCount } from '../../comments/comment-count.tsx';
import { itemPicture } from '../item-source.ts';
import { useItemUrl } from '../viewer/shown-item.ts';
import { ItemLink } from './item-link.tsx';
import { ItemTags } from './item-tags.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';
import { PieceMenu } from './piece-menu.tsx';
import type { PiecePlace } from './piece-place.ts';
import { wideAspectRatio } from './wide-aspect-ratio.ts';

interface ShowcasePieceProps {
  item: PortfolioItem;
  person: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
  place: PiecePlace;
  isFirst: boolean;
}

const spans: Record<PiecePlace, string> = {
  wide: 'col-span-full',
  half: '',
  third: '',
  last: '@2xs:@max-2xl:col-span-2',
};

const sizes: Record<PiecePlace, string> = {
  wide: '(min-width: 1280px) 1232px, 100vw',
  half: '(min-width: 1280px) 608px, 50vw',
  third: '(min-width: 1280px) 400px, (min-width: 768px) 33vw, 50vw',
  last: '(min-width: 1280px) 400px, (min-width: 768px) 33vw, 100vw',
};

export function ShowcasePiece({ item, person, place, isFirst }: ShowcasePieceProps) {
  const itemUrl = useItemUrl();
  const isWide = place === 'wide';
  return (
    <li className={cn('min-w-0', spans[place])}>
      <article data-slot="portfolio-piece" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <ItemLink item={item} className="rounded-sm focus-visible:outline-offset-4">
          <ItemThumbnail
            item={item}
            {...(isWide && { aspectRatio: wideAspectRatio(itemPicture(item)) })}
            sizes={sizes[place]}
            priority={isFirst}
            isWhole={isWide}
            className={cn('rounded-sm', isWide && 'max-h-[max(100svh-20rem,16rem)]')}
          />
          <h3
            className={cn(
              'pt-3 font-display break-words group-hover:underline',
              isWide ? 'text-xl @2xl:text-2xl' : 'text-base @2xl:text-lg',
            )}
          >
            {item.title}
          </h3>
        </ItemLink>
        <div className="flex flex-wrap items-start gap-x-2">
          <ItemTags tags={item.tags} isPlain />
          <div className="ml-auto flex h-8 shrink-0 items-center pointer-coarse:-mt-2 pointer-coarse:h-11">
            {item.commentCount > 0 && (
              <CommentCount count={item.commentCount} path={itemUrl(item.id)} />
            )}
            <PieceMenu item={item} person={person} />
          </div>
        </div>
      </article>
    </li>
  );
}
