import { CalendarDays, LogOut, Monitor, Moon, Settings, Sun, User } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import type { PopupProps } from '#web/ui/lazy-popup.tsx';
import { setTheme, type ThemeChoice, useTheme } from '#web/ui/theme.ts';
import { useLogOut } from './api.ts';

const themes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'As the system', Icon: Monitor },
] as const;

export function ProfileMenu({ trigger }: PopupProps) {
  const viewer = useViewer();
  const theme = useTheme();
  const logOut = useLogOut();
  const [openedAt, setOpenedAt] = useState(location.pathname);

  return (
    <DropdownMenu defaultOpen onOpenChange={(open) => open && setOpenedAt(location.pathname)}>
      <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
      <DropdownMenuContent
        className="w-60"
        onCloseAutoFocus={(event) => {
          if (location.pathname !== openedAt) event.preventDefault();
        }}
      >
        <div className="px-2.5 py-2">
          <p className="truncate font-display text-lg">
            {viewer.firstName} {viewer.lastName}
          </p>
          <p className="truncate text-xs text-ink-faint">{viewer.email}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href={paths.ownProfile}>
            <User /> Profile
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={paths.events}>
            <CalendarDays /> Events
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link href={paths.settings}>
            <Settings /> Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>Theme</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(value) => setTheme(value as ThemeChoice)}
        >
          {themes.map(({ value, label, Icon }) => (
            <DropdownMenuRadioItem
              key={value}
              value={value}
              onSelect={(event) => event.preventDefault()}
            >
              <Icon /> {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => logOut.mutate()}>
          <LogOut /> Sign Out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
