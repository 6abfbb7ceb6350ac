import { Link, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ariaCurrentFor, topNavigationLinks } from './navigation-links.ts';
import { NotificationBell } from './notification-bell.tsx';
import { ProfileButton } from './profile-button.tsx';
import { UnreadMessages } from './unread-messages.tsx';

export function TopNavigation() {
  const viewer = useViewer();
  const [pathname] = useLocation();
  return (
    <header className="border-b border-rule bg-paper max-md:[[data-page=thread]_&]:hidden">
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-6 px-4 md:h-16 md:px-6">
        <Link
          href={paths.home}
          aria-label="Callboard, home"
          className="flex min-h-11 items-center text-xl no-underline"
        >
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden h-full md:block">
          <ul className="flex h-full gap-1">
            {topNavigationLinks(viewer).map(({ label, href }) => (
              <li key={href} className="h-full">
                <Link
                  href={href}
                  aria-current={ariaCurrentFor(href, pathname)}
                  className="relative flex h-full items-center px-3 text-sm font-medium text-ink-soft no-underline after:absolute after:inset-x-3 after:-bottom-px after:h-0.75 after:bg-transparent hover:text-ink focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:after:bg-accent"
                >
                  {label}
                  {href === paths.messages && <UnreadMessages className="ml-1.5" />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <NotificationBell />
          <ProfileButton />
        </div>
      </div>
    </header>
  );
}
