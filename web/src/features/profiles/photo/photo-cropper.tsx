import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Minus,
  Plus,
} from 'lucide-react';
import { useCallback } from 'react';
import { ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type Frame, moveCrop, type PhotoCrop, resizeCrop } from './photo-crop.ts';

const step = 10;

type Change = (crop: PhotoCrop, frame: Frame) => PhotoCrop;

const changes: { label: string; Icon: LucideIcon; change: Change }[] = [
  { label: 'Move left', Icon: ArrowLeft, change: (crop, frame) => moveCrop(crop, frame, -step, 0) },
  {
    label: 'Move right',
    Icon: ArrowRight,
    change: (crop, frame) => moveCrop(crop, frame, step, 0),
  },
  { label: 'Move up', Icon: ArrowUp, change: (crop, frame) => moveCrop(crop, frame, 0, -step) },
  { label: 'Move down', Icon: ArrowDown, change: (crop, frame) => moveCrop(crop, frame, 0, step) },
  { label: 'Smaller', Icon: Minus, change: (crop, frame) => resizeCrop(crop, frame, -2 * step) },
  { label: 'Bigger', Icon: Plus, change: (crop, frame) => resizeCrop(crop, frame, 2 * step) },
];

interface PhotoCropperProps {
  file: File;
  image: HTMLImageElement | null;
  crop: PhotoCrop | null;
  isDisabled: boolean;
  onLoad: (image: HTMLImageElement) => void;
  onFail: () => void;
  onCrop: (crop: PhotoCrop) => void;
}

/** Arrow keys move by 1 px, with Shift by 10, with Ctrl by 100. */
export function PhotoCropper(props: PhotoCropperProps) {
  const { file, image, crop, isDisabled, onLoad, onFail, onCrop } = props;
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <div className="grid justify-items-center gap-4">
      <ReactCrop
        circularCrop
        aspect={1}
        keepSelection
        minWidth={40}
        disabled={isDisabled}
        crop={crop ?? undefined}
        onChange={(_, percent) => onCrop(percent)}
        ariaLabels={labels}
        style={colors}
        className="max-h-[46dvh]"
      >
        <img
          ref={show}
          alt="What you chose"
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={onFail}
        />
      </ReactCrop>
      <div role="group" aria-label="Crop" className="flex flex-wrap justify-center gap-1">
        {changes.map(({ label, Icon, change }) => (
          <IconButton
            key={label}
            label={label}
            variant="outline"
            disabled={isDisabled || !crop}
            onClick={() => image && crop && onCrop(change(crop, image))}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
    </div>
  );
}

const colors: Record<string, string> = {
  '--rc-focus-color': 'var(--color-accent)',
  '--rc-drag-handle-bg-colour': 'var(--color-accent)',
};

const corner = 'Use the arrow keys to resize the crop from this corner';
const side = 'Use the arrow keys to resize the crop from this side';
const labels = {
  cropArea: 'Use the arrow keys to move the crop',
  nwDragHandle: `${corner}, top left`,
  nDragHandle: `${side}, top`,
  neDragHandle: `${corner}, top right`,
  eDragHandle: `${side}, right`,
  seDragHandle: `${corner}, bottom right`,
  sDragHandle: `${side}, bottom`,
  swDragHandle: `${corner}, bottom left`,
  wDragHandle: `${side}, left`,
};
