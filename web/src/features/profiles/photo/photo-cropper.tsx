import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
} from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { maximumZoom, movePhoto, zoomBy, zoomOf, zoomPhoto, zoomStep } from './photo-crop.ts';
import { PhotoStage, type PhotoStageProps } from './photo-stage.tsx';
import type { ChangeCrop } from './use-photo-gestures.ts';

/** Part of the circle. */
const step = 0.04;

const changes: { label: string; Icon: LucideIcon; change: Parameters<ChangeCrop>[0] }[] = [
  { label: 'Move left', Icon: ArrowLeft, change: move(-step, 0) },
  { label: 'Move right', Icon: ArrowRight, change: move(step, 0) },
  { label: 'Move up', Icon: ArrowUp, change: move(0, -step) },
  { label: 'Move down', Icon: ArrowDown, change: move(0, step) },
  { label: 'Smaller', Icon: Minus, change: (crop, file) => zoomBy(crop, file, 1 / zoomStep) },
  { label: 'Bigger', Icon: Plus, change: (crop, file) => zoomBy(crop, file, zoomStep) },
];

const slider = [
  'h-11 w-full max-w-80 cursor-pointer touch-none appearance-none rounded-sm bg-transparent disabled:opacity-50',
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-rule-strong',
  '[&::-webkit-slider-thumb]:-mt-2.5 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none',
  '[&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-accent',
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-rule-strong',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-accent',
].join(' ');

export function PhotoCropper(props: PhotoStageProps) {
  const { file, crop, onChange } = props;
  const isDisabled = props.isDisabled || !crop;
  const zoom = crop && file ? zoomOf(crop, file) : 1;
  return (
    <div className="grid justify-items-center gap-3">
      <PhotoStage {...props} />
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(100 * zoom)} percent`}
        min={1}
        max={maximumZoom}
        step={0.01}
        value={zoom}
        disabled={isDisabled}
        className={slider}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onChange((now, size) => zoomPhoto(now, size, valueAsNumber))
        }
      />
      <div role="group" aria-label="Crop" className="flex flex-wrap justify-center gap-1">
        {changes.map(({ label, Icon, change }) => (
          <IconButton
            key={label}
            label={label}
            variant="outline"
            disabled={isDisabled}
            onClick={() => onChange(change)}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
    </div>
  );
}

function move(x: number, y: number): Parameters<ChangeCrop>[0] {
  return (crop, file) => movePhoto(crop, file, { x, y });
}
