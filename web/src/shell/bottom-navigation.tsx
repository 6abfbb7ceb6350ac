import { Link, useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { ariaCurrentFor, bottomNavigationLinks } from './navigation-links.ts';
import { UnreadMessages } from './unread-messages.tsx';

/** On small screens only; the top navigation replaces it from `md` up. */
export function BottomNavigation() {
  const viewer = useViewer();
  const [pathname] = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] [[data-page=thread]_&]:hidden md:hidden"
    >
      <ul className="mx-auto flex max-w-md">
        {bottomNavigationLinks(viewer).map(({ label, href, Icon }) => (
          <li key={href} className="flex-1">
            <Link
              href={href}
              aria-current={ariaCurrentFor(href, pathname)}
              className="relative grid h-15 place-content-center justify-items-center gap-1 text-2xs font-medium text-ink-faint no-underline before:absolute before:inset-x-4 before:-top-px before:h-0.75 focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:before:bg-accent"
            >
              <Icon aria-hidden="true" className="size-5.5" />
              {label}
              {href === paths.messages && (
                <UnreadMessages className="absolute top-1 left-1/2 ml-1.5" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
