import { Link } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { ItemThumbnail } from '../portfolio/gallery/item-thumbnail.tsx';

/** The works that come with an application; each leads to the applicant's portfolio. */
export function WorkStrip({ application }: { application: Application }) {
  const { works, areWorksAttached, applicant } = application;
  if (works.length === 0) return null;
  return (
    <ul
      aria-label={areWorksAttached ? 'Attached works' : `Works of ${applicant.firstName}`}
      className="grid grid-cols-2 gap-2 sm:grid-cols-4"
    >
      {works.map((work) => (
        <li key={work.id} className="min-w-0">
          <Link
            href={pathTo('profile', { userId: applicant.id })}
            className="grid gap-1 rounded-sm no-underline hover:underline"
          >
            <ItemThumbnail item={work} />
            <span className="truncate text-xs text-ink-soft">{work.title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
