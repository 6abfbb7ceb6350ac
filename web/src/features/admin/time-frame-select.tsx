import { timeFrames } from '#contract/analytics/contract.ts';
import { FrameSelect } from './frame-select.tsx';
import { useFrames } from './use-frames.ts';

/** The time frame of the address; wherever it is chosen, all of the tab follows. */
export function TimeFrameSelect({ label = 'Time frame' }: { label?: string }) {
  const { frame, showFrame } = useFrames();
  return (
    <FrameSelect
      label={label}
      frames={Object.keys(timeFrames)}
      value={frame}
      onChange={showFrame}
    />
  );
}
