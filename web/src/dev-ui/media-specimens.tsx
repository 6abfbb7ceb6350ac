import { type ReactNode, useEffect, useState } from 'react';
import type { Media } from '#contract/uploads/media.ts';
import { useUpload } from '../features/media/api.ts';
import { MediaView } from '../features/media/media-view.tsx';
import { UploadField } from '../features/media/upload/upload-field.tsx';
import { Button } from '../ui/button.tsx';
import { sample, sampleAudio, sampleImage, sampleVideo } from './sample-media.ts';
import { Specimen } from './specimen.tsx';

const broken = [
  sample({ url: '/nowhere.webp', type: 'image', width: 1600, height: 900 }),
  sample({ url: '/nowhere.mp4', type: 'video' }),
  sample({ url: '/nowhere.mp3', type: 'audio' }),
];

export function MediaSpecimens() {
  const [samples] = useState(() => [
    sampleImage(1600, 900, 30),
    sampleImage(900, 1600, 170),
    sampleAudio(),
    sample({ url: '/favicon.png', type: 'document', name: 'One-act play.pdf', size: 1_234_567 }),
  ]);
  const [video, setVideo] = useState<Media | null>(null);
  useEffect(() => void sampleVideo().then(setVideo), []);
  const all = video ? [video, ...samples] : samples;
  return (
    <>
      <Specimen title="Media">
        {all.map((media) => (
          <Frame key={media.url}>
            <MediaView media={media} />
          </Frame>
        ))}
      </Specimen>
      <Specimen title="Upload">
        <UploadSpecimen />
      </Specimen>
      <Specimen title="Media that did not come">
        {broken.map((media) => (
          <Frame key={media.url}>
            <MediaView media={media} />
          </Frame>
        ))}
      </Specimen>
    </>
  );
}

function UploadSpecimen() {
  const upload = useUpload();
  return (
    <div className="grid max-w-lg gap-3">
      <UploadField upload={upload} label="Media" />
      <Button variant="primary" onClick={() => void upload.send()}>
        Upload
      </Button>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="max-w-2xl overflow-hidden border border-rule">{children}</div>;
}
