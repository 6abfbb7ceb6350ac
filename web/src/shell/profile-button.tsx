import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { LazyPopup } from '../ui/lazy-popup.tsx';

const ProfileMenu = lazyComponent(() =>
  import('#web/features/auth/profile-menu.tsx').then((module) => module.ProfileMenu),
);

export function ProfileButton() {
  const { id, firstName, lastName, profileImageUrl } = useViewer();
  return (
    <LazyPopup
      kind="menu"
      Popup={ProfileMenu}
      trigger={
        <button type="button" className="grid size-11 place-items-center rounded-full">
          <VisuallyHidden>Your menu</VisuallyHidden>
          <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
        </button>
      }
    />
  );
}
