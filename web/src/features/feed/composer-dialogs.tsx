import { scrollToTop } from '#web/lib/scroll-to-top.ts';
import { type Composer, type ComposerDialog, composerDialogs } from './use-composer.ts';

const { chooser: Chooser, post: Post, job: Job, event: Event, media: Media } = composerDialogs;

/** Everything that the composer opens. A new notice hangs on top, so that is where the member looks next. */
export function ComposerDialogs({ composer }: { composer: Composer }) {
  const { wanted, dialog, openNext, onClosed, media, prepare } = composer;
  const isWanted = (name: ComposerDialog) => wanted.includes(name);
  return (
    <>
      {isWanted('chooser') && (
        <Chooser
          {...dialog('chooser')}
          onPrepare={prepare}
          onChoose={openNext}
          onClosed={onClosed}
        />
      )}
      {isWanted('media') && (
        <Media
          {...dialog('media')}
          onUploaded={(uploaded) => openNext('post', uploaded)}
          onClosed={onClosed}
        />
      )}
      {isWanted('post') && <Post {...dialog('post')} media={media} onPosted={scrollToTop} />}
      {isWanted('job') && <Job {...dialog('job')} onPosted={scrollToTop} />}
      {isWanted('event') && <Event {...dialog('event')} onPosted={scrollToTop} />}
    </>
  );
}
