import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { Work } from '#contract/works/contract.ts';
import { scrollAnchor } from '#web/lib/browser/scroll-restoration.ts';
import { ItemThumbnail } from '../portfolio/gallery/item-thumbnail.tsx';
import { MakerLink } from './maker-link.tsx';

const tileSizes = '(min-width: 1280px) 290px, (min-width: 768px) 32vw, 47vw';

interface WorkTileProps {
  work: Work;
  onOpen: (id: string) => void;
}

/** Opens the viewer; in a new tab, the work on its maker's profile. */
export function WorkTile({ work, onOpen }: WorkTileProps) {
  const profile = pathTo('profile', { userId: work.userId });
  return (
    <li className="min-w-0" {...scrollAnchor(work.id)}>
      <Link
        href={`${profile}?item=${encodeURIComponent(work.id)}`}
        className="group block rounded-sm text-ink no-underline"
        onClick={(event) => {
          event.preventDefault();
          onOpen(work.id);
        }}
      >
        <ItemThumbnail item={work} sizes={tileSizes} />
        <h2 className="truncate pt-2 font-display leading-6 group-hover:underline">{work.title}</h2>
      </Link>
      <p className="flex h-6">
        <MakerLink maker={work.maker} />
      </p>
      <p className="h-6 truncate text-xs leading-5 text-ink-faint">{work.tags.join(' · ')}</p>
    </li>
  );
}
