import { scrollToTop } from '#web/lib/browser/scroll-to-top.ts';
import { type Composer, type ComposerDialog, composerDialogs } from './use-composer.ts';

const { chooser: Chooser, post: Post, job: Job, event: Event, media: Media } = composerDialogs;

/** A new item is at the top of the feed, so creating one scrolls there. */
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
