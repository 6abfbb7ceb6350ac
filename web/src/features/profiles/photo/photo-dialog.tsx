import { useCallback, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#web/ui/dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { initialCrop, type PhotoCrop, type Size } from './photo-crop.ts';
import { PhotoCropper } from './photo-cropper.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { renderPhoto } from './render-photo.ts';
import type { ChangeCrop } from './use-photo-gestures.ts';
import { useUploadPhoto } from './use-upload-photo.ts';

export function PhotoDialog({ file, open, onOpenChange }: DialogProps & { file: File }) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<PhotoCrop | null>(null);
  const upload = useUploadPhoto({
    onSuccess: () => {
      toast({ title: 'Photo updated' });
      onOpenChange(false);
    },
  });
  const { isPending: isSaving } = upload;

  const changeCrop: ChangeCrop = useCallback(
    (change) => setCrop((now) => now && image && change(now, sizeOf(image))),
    [image],
  );

  function initializeCrop(loaded: HTMLImageElement): void {
    setImage(loaded);
    setCrop(initialCrop(sizeOf(loaded)));
  }

  function showLoadError(): void {
    onOpenChange(false);
    toast({
      title: 'Image load failed',
      description: 'Failed to load image for cropping. Please try a different image.',
      variant: 'destructive',
    });
  }

  function cancel(): void {
    upload.cancel();
    onOpenChange(false);
  }

  function save(): void {
    if (image && crop) upload.mutate(() => renderPhoto(image, crop));
  }

  return (
    <Dialog open={open} onOpenChange={cancel}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Crop your photo</DialogTitle>
          <DialogDescription>
            Drag the photo, and pinch or slide to zoom. Keys and buttons work too.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <PhotoCropper
            chosen={file}
            file={image && sizeOf(image)}
            crop={crop}
            isDisabled={isSaving}
            onLoad={initializeCrop}
            onFail={showLoadError}
            onChange={changeCrop}
          />
        </DialogBody>
        <DialogFooter className="sm:items-center">
          {isSaving && <PhotoProgress percent={upload.percent} />}
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="primary" disabled={!crop} pending={isSaving} onClick={save}>
            {isSaving ? 'Uploading…' : 'Save Photo'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): Size => ({
  width: naturalWidth,
  height: naturalHeight,
});
