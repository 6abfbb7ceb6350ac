import { useId } from 'react';
import type { PostType } from '#contract/posts/forms.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';

interface PostTypeFieldProps {
  value: PostType;
  /** There is a picture, a film or a sound. */
  isWork: boolean;
  onChange: (type: PostType) => void;
}

export function PostTypeField({ value, isWork, onChange }: PostTypeFieldProps) {
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
      {isWork && value === 'post' && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          Finished work is seen longer on the Showcase board.
          <Button size="sm" onClick={() => onChange('showcase')}>
            Pin it as Showcase
          </Button>
        </p>
      )}
    </div>
  );
}
