import type { Project } from '#contract/projects/contract.ts';
import { Tape } from '#web/ui/tape.tsx';
import { ImageView } from '../media/images/image-view.tsx';
import { TitlePoster } from '../projects/poster.tsx';

const narrowest = 2 / 3;
const widest = 3 / 2;
const defaultRatio = 4 / 5;

/** The poster as it hangs on the board. */
export function OneSheet({ project }: { project: Project }) {
  const { title, media, owner } = project;
  const ratio = media?.width && media.height ? media.width / media.height : defaultRatio;
  const aspectRatio = Math.min(Math.max(ratio, narrowest), widest);
  return (
    <div className="relative mx-auto w-full max-w-sm border border-rule bg-sheet p-2.5 pb-3 md:max-w-none">
      <Tape tone="gaffer" tilt="left" className="absolute -top-3 -left-1.5 z-10">
        Project
      </Tape>
      <span
        aria-hidden="true"
        className="absolute -top-1.5 left-1/2 z-10 size-3 -translate-x-1/2 rounded-full border border-paper bg-ink"
      />
      {media ? (
        <ImageView
          media={media}
          caption={{ author: owner, text: title }}
          sizes="(min-width: 1024px) 332px, (min-width: 768px) 220px, min(100vw, 24rem)"
          aspectRatio={aspectRatio}
          priority
        />
      ) : (
        <div className="relative" style={{ aspectRatio }}>
          <TitlePoster title={title} />
        </div>
      )}
    </div>
  );
}
