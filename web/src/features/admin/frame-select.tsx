import { Select } from '#web/ui/select.tsx';

const labels: Record<string, string> = {
  '24h': '24 hours',
  '7d': '7 days',
  '14d': '14 days',
  '30d': '30 days',
  '90d': '90 days',
};

interface FrameSelectProps {
  label: string;
  frames: readonly string[];
  value: string;
  onChange: (frame: string) => void;
}

export function FrameSelect({ label, frames, value, onChange }: FrameSelectProps) {
  return (
    <Select
      className="w-28"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {frames.map((frame) => (
        <option key={frame} value={frame}>
          {labels[frame]}
        </option>
      ))}
    </Select>
  );
}
