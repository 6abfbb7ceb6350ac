import type { ShownWork } from '#contract/front-page/contract.ts';

/** What does not fit is cut off below. */
export function StageWorks({ works }: { works: ShownWork[] }) {
  return (
    <div className="h-full overflow-hidden mask-b-from-85%">
      <ul aria-label="Work by members" className="columns-2 gap-4">
        {works.map((work) => (
          <li key={work.url} className="mb-4 grid break-inside-avoid gap-1.5">
            <img
              src={work.url}
              srcSet={
                work.variants.map(({ url, width }) => `${url} ${width}w`).join(', ') || undefined
              }
              sizes="(min-width: 80rem) 17rem, 20vw"
              width={work.width}
              height={work.height}
              alt=""
              loading="lazy"
              className="h-auto w-full bg-well"
            />
            <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
              <span className="font-medium text-ink">{work.title}</span>
              <span className="font-mono">{work.maker}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
