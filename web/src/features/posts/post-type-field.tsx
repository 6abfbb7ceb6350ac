import { useId } from 'react';
import type { PostType } from '#contract/posts/forms.ts';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';

interface PostTypeFieldProps {
  value: PostType;
  onChange: (type: PostType) => void;
}

export function PostTypeField({ value, onChange }: PostTypeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm font-medium">
        Pin it as
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(type) => onChange(type as PostType)}
        className="sm:grid-cols-2"
      >
        <Radio value="post" hint="News, a thought, a question">
          Post
        </Radio>
        <Radio value="showcase" hint="Work you want to be seen">
          Showcase
        </Radio>
      </RadioGroup>
    </div>
  );
}
