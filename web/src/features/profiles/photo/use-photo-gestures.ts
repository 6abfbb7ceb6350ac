import { type PointerEvent, useCallback, useRef } from 'react';
import {
  movePhoto,
  type PhotoCrop,
  type Point,
  pinchPhoto,
  type Size,
  zoomBy,
} from './photo-crop.ts';

export type ChangeCrop = (change: (crop: PhotoCrop, file: Size) => PhotoCrop) => void;

const wheelZoom = 0.002;

/** One finger or the mouse moves the photo, two fingers pinch it. Points are parts of the circle's box. */
export function usePhotoGestures(change: ChangeCrop) {
  const circle = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());

  const locate = useCallback(
    ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const box = circle.current?.getBoundingClientRect();
      if (!box?.width) return { x: 0.5, y: 0.5 };
      return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    },
    [],
  );

  function press(event: PointerEvent): void {
    if (event.button !== 0 || fingers.current.size === 2) return;
    if (event.pointerType !== 'touch') event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, locate(event));
  }

  function drag(event: PointerEvent): void {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = locate(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    change((crop, file) =>
      other
        ? pinchPhoto(crop, file, [from, other], [to, other])
        : movePhoto(crop, file, { x: to.x - from.x, y: to.y - from.y }),
    );
  }

  function release({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
  }

  /** Not React's onWheel, which cannot keep the page from scrolling. */
  const listenToWheel = useCallback(
    (stage: HTMLElement | null) => {
      if (!stage) return;
      const zoom = (event: WheelEvent) => {
        event.preventDefault();
        const about = locate(event);
        const factor = Math.exp(-event.deltaY * wheelZoom);
        change((crop, file) => zoomBy(crop, file, factor, about));
      };
      stage.addEventListener('wheel', zoom, { passive: false });
      return () => stage.removeEventListener('wheel', zoom);
    },
    [change, locate],
  );

  return {
    circle,
    stage: {
      ref: listenToWheel,
      onPointerDown: press,
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
