import { useState } from 'react';
import { centerCrop, makeAspectCrop } from 'react-image-crop';
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
import type { PhotoCrop } from './photo-crop.ts';
import { PhotoCropper } from './photo-cropper.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { renderPhoto } from './render-photo.ts';
import { useUploadPhoto } from './use-upload-photo.ts';

const initialPercent = 90;

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

  function initializeCrop(loaded: HTMLImageElement): void {
    const { width, height } = loaded;
    const shorter = width > height ? 'height' : 'width';
    const square = makeAspectCrop({ unit: '%', [shorter]: initialPercent }, 1, width, height);
    setImage(loaded);
    setCrop(centerCrop(square, width, height));
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
            Drag the circle, or move it with the arrow keys or the buttons.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <PhotoCropper
            file={file}
            image={image}
            crop={crop}
            isDisabled={isSaving}
            onLoad={initializeCrop}
            onFail={showLoadError}
            onCrop={setCrop}
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
