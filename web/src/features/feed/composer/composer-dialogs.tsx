import { scrollToTop } from '#web/lib/browser/scroll-to-top.ts';
import { type Composer, type ComposerDialog, composerDialogs } from './use-composer.ts';

const { chooser: Chooser, post: Post, job: Job, event: Event, media: Media } = composerDialogs;

/** Everything that the composer opens. A new notice hangs on top, so that is where the member looks next. */
export function ComposerDialogs({ composer }: { composer: Composer }) {
  const { mounted, dialog, openNext, onClosed, media, preload } = composer;
  const shouldRender = (name: ComposerDialog) => mounted.includes(name);
  return (
    <>
      {shouldRender('chooser') && (
        <Chooser
          {...dialog('chooser')}
          onPreload={preload}
          onChoose={openNext}
          onClosed={onClosed}
        />
      )}
      {shouldRender('media') && (
        <Media
          {...dialog('media')}
          onUploaded={(uploaded) => openNext('post', uploaded)}
          onClosed={onClosed}
        />
      )}
      {shouldRender('post') && <Post {...dialog('post')} media={media} onPosted={scrollToTop} />}
      {shouldRender('job') && <Job {...dialog('job')} onPosted={scrollToTop} />}
      {shouldRender('event') && <Event {...dialog('event')} onPosted={scrollToTop} />}
    </>
  );
}
