import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UserSummary } from '#contract/users/contract.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { checkPhoto } from './check-photo.ts';

const PhotoDialog = lazyComponent(() =>
  import('./photo-dialog.tsx').then((module) => module.PhotoDialog),
);

interface EditableAvatarProps {
  member: UserSummary;
  className?: string;
  buttonId?: string;
}

export function EditableAvatar({ member, className, buttonId }: EditableAvatarProps) {
  const { id, profileImageUrl, firstName, lastName } = member;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const crop = useLazyDialog(PhotoDialog);

  function choose(chosen: File): void {
    const refusal = checkPhoto(chosen);
    if (refusal) return void toast({ ...refusal, variant: 'destructive' });
    setFile(chosen);
    crop.open();
  }

  return (
    <div className="relative size-fit">
      <Avatar
        id={id}
        src={profileImageUrl}
        firstName={firstName}
        lastName={lastName}
        size="xl"
        className={className}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Photo"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          currentTarget.value = '';
          if (chosen) choose(chosen);
        }}
      />
      <IconButton
        {...crop.trigger}
        id={buttonId}
        label={profileImageUrl ? 'Change photo' : 'Add a photo'}
        variant="outline"
        className="absolute bottom-0 left-full -ml-5 rounded-full bg-raised"
        onClick={() => input.current?.click()}
      >
        <Camera />
      </IconButton>
      {crop.shouldRender && file && <PhotoDialog file={file} {...crop.dialog} />}
    </div>
  );
}
