import { useState } from 'react';
import { AnalystNote } from '../analyst-note.tsx';
import { Section } from '../section.tsx';
import { TimeFrameSelect } from '../time-frame-select.tsx';
import { useFrames } from '../use-frames.ts';
import { datesOfFrame } from './dates-of-frame.ts';
import { HighlightCards } from './highlight-cards.tsx';
import { HighlightMethods } from './highlight-methods.tsx';
import { HighlightedPosts } from './highlighted-posts.tsx';
import { HighlightedTexts } from './highlighted-texts.tsx';

export function EngagementTab() {
  const [now] = useState(Date.now);
  const dates = datesOfFrame(useFrames().frame, now);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <AnalystNote />
      <Section title="Highlights" actions={<TimeFrameSelect />}>
        <HighlightCards dates={dates} />
        <div className="grid gap-4 lg:grid-cols-2">
          <HighlightedPosts dates={dates} />
          <HighlightMethods dates={dates} />
        </div>
      </Section>
      <HighlightedTexts dates={dates} />
    </div>
  );
}
