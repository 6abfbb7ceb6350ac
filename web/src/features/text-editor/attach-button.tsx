import { ImagePlus, Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { acceptedByInput } from '#contract/uploads/accepted.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface AttachButtonProps {
  files: 'image' | 'any';
  disabled: boolean;
  onFile: (file: File) => void;
}

const kinds = {
  image: { Icon: ImagePlus, label: 'Attach an image', accept: 'image/*' },
  any: { Icon: Paperclip, label: 'Attach a file', accept: acceptedByInput },
};

export function AttachButton({ files, disabled, onFile }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { Icon, label, accept } = kinds[files];
  return (
    <>
      <IconButton
        label={label}
        size="sm"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
