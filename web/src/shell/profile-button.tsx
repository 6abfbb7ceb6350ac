import { lazyPage } from '#web/lib/lazy-page.tsx';
import { useViewer } from '#web/lib/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PopupOnDemand } from './popup-on-demand.tsx';

const ProfileMenu = lazyPage(() =>
  import('#web/features/auth/profile-menu.tsx').then((module) => module.ProfileMenu),
);

export function ProfileButton() {
  const { id, firstName, lastName, profileImageUrl } = useViewer();
  return (
    <PopupOnDemand
      kind="menu"
      Popup={ProfileMenu}
      trigger={
        <IconButton label="Your menu" className="size-11 rounded-full">
          <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
        </IconButton>
      }
    />
  );
}
