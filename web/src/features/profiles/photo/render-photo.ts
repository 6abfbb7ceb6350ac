import type { PhotoCrop } from './photo-crop.ts';

const side = 400;
const quality = 0.9;

/** The crop as a JPEG of 400 × 400. drawImage applies the EXIF orientation. */
export function renderPhoto(image: HTMLImageElement, crop: PhotoCrop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser cannot draw'));
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'photo.jpg', { type: 'image/jpeg' }))
          : reject(new Error('This image cannot be read')),
      'image/jpeg',
      quality,
    );
  });
}
