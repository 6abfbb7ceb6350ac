import { type CSSProperties, type KeyboardEvent, useCallback } from 'react';
import { cn } from '#web/ui/styles/cn.ts';
import {
  movePhoto,
  type PhotoCrop,
  type Point,
  type Size,
  zoomBy,
  zoomStep,
} from './photo-crop.ts';
import { type ChangeCrop, usePhotoGestures } from './use-photo-gestures.ts';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const zoomFactors: Record<string, number> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
  _: 1 / zoomStep,
};

export interface PhotoStageProps {
  chosen: File;
  /** Null until the photo is loaded, like the crop. */
  file: Size | null;
  crop: PhotoCrop | null;
  isDisabled: boolean;
  onLoad: (image: HTMLImageElement) => void;
  onFail: () => void;
  onChange: ChangeCrop;
}

/** The photo behind a circle that stays. Arrow keys move it by 1 px, with Shift by 10, with Ctrl by 100. */
export function PhotoStage(props: PhotoStageProps) {
  const { chosen, file, crop, isDisabled, onLoad, onFail, onChange } = props;
  const { circle, stage } = usePhotoGestures(onChange);
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(chosen);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [chosen],
  );

  function press(event: KeyboardEvent): void {
    const direction = directions[event.key];
    const factor = zoomFactors[event.key];
    if (!direction && !factor) return;
    if (factor && (event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const pixels = event.ctrlKey ? 100 : event.shiftKey ? 10 : 1;
    const part = pixels / (circle.current?.clientWidth || 1);
    onChange((now, size) =>
      direction
        ? movePhoto(now, size, { x: direction.x * part, y: direction.y * part })
        : zoomBy(now, size, factor ?? 1),
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role application takes keys and fingers
    <div
      {...stage}
      role="application"
      aria-label="Photo. Arrow keys move it, plus and minus zoom."
      aria-disabled={isDisabled}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys need the focus
      tabIndex={0}
      onKeyDown={press}
      data-slot="photo-stage"
      className={cn(
        'relative aspect-square w-[min(100%,20rem,46dvh)] touch-none overflow-hidden rounded-md bg-black select-none',
        isDisabled ? 'pointer-events-none opacity-60' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div ref={circle} className="absolute inset-4">
        <img
          ref={show}
          alt="What you chose"
          draggable={false}
          style={crop && file ? place(crop, file) : undefined}
          className={cn('absolute top-0 left-0 max-w-none', !crop && 'invisible')}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onFail}
        />
        <div
          data-slot="photo-circle"
          className="pointer-events-none absolute inset-0 rounded-[50%] border-2 border-white shadow-[0_0_0_100vmax_oklch(0.15_0.01_62/0.62)]"
        />
      </div>
    </div>
  );
}

/** Percentages of the circle's box and, in translate, of the image: no need to measure either. */
function place({ x, y, side }: PhotoCrop, { width, height }: Size): CSSProperties {
  return {
    width: `${(100 * width) / side}%`,
    height: `${(100 * height) / side}%`,
    translate: `${(-100 * x) / width}% ${(-100 * y) / height}%`,
  };
}
