import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { Tape } from '#web/ui/tape.tsx';
import type { MediaCaption } from '../images/caption.ts';
import { frameAspectRatio } from '../images/image-sources.ts';
import { ImageView } from '../images/image-view.tsx';

interface CarouselProps {
  pictures: Media[];
  caption?: MediaCaption | undefined;
  sizes: string;
  priority?: boolean | undefined;
}

const stepButton =
  'absolute top-1/2 -translate-y-1/2 rounded-full bg-gaffer text-gaffer-ink hover:bg-gaffer hover:text-gaffer-ink aria-disabled:opacity-40';

/** Pictures side by side in the frame of the first: by swipe, by button, or by arrow keys. */
export function Carousel({ pictures, caption, sizes, priority }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [scrolledTo, setScrolledTo] = useState(0);
  const last = pictures.length - 1;
  // A picture may have been taken away.
  const place = Math.min(scrolledTo, last);
  const [first] = pictures;
  const aspectRatio = first && frameAspectRatio(first);

  function show(next: number): void {
    const list = row.current;
    if (!list || next < 0 || next > last) return;
    list.scrollTo({ left: next * list.clientWidth });
    if (!list.contains(document.activeElement)) return;
    list.children[next]?.querySelector('button')?.focus({ preventScroll: true });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowLeft: place - 1,
      ArrowRight: place + 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of the buttons within
    <section
      aria-roledescription="carousel"
      aria-label={`${pictures.length} pictures`}
      className="relative"
      onKeyDown={onKeyDown}
    >
      <ul
        ref={row}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] motion-reduce:scroll-auto"
        onScroll={({ currentTarget: list }) =>
          setScrolledTo(Math.round(list.scrollLeft / list.clientWidth))
        }
      >
        {pictures.map((media, index) => (
          <li
            key={media.url}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${pictures.length}`}
            className="w-full shrink-0 snap-center snap-always"
          >
            <ImageView
              media={media}
              caption={caption}
              sizes={sizes}
              priority={priority && index === 0}
              aspectRatio={aspectRatio}
            />
          </li>
        ))}
      </ul>
      <Tape tone="gaffer" className="pointer-events-none absolute top-2 right-2">
        <span className="sr-only">Picture </span>
        {place + 1}/{pictures.length}
      </Tape>
      <IconButton
        label="Previous picture"
        aria-disabled={place === 0}
        className={cn(stepButton, 'left-2')}
        onClick={() => show(place - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label="Next picture"
        aria-disabled={place === last}
        className={cn(stepButton, 'right-2')}
        onClick={() => show(place + 1)}
      >
        <ChevronRight />
      </IconButton>
    </section>
  );
}
