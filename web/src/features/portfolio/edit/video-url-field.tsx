import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

interface VideoUrlFieldProps {
  value: string;
  error: string | undefined;
  onChange: (url: string) => void;
}

export function VideoUrlField({ value, error, onChange }: VideoUrlFieldProps) {
  return (
    <Field label="Video URL" error={error} hint="A video on YouTube or Vimeo">
      <Input
        name="videoUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2_000}
        placeholder="https://"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
