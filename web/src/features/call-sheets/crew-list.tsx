import { Link } from 'wouter';
import type { CrewContact } from '#contract/call-sheets/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Everyone on the crew, with what each of them shares. */
export function CrewList({ crew }: { crew: CrewContact[] }) {
  return (
    <section aria-labelledby="crew-title" className="grid gap-1">
      <h2 id="crew-title" className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        Crew
      </h2>
      <ul className="divide-y divide-rule border-t border-rule">
        {crew.map(({ user, role, email, phoneNumber }) => (
          <li key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <span className="print:hidden">
              <Avatar
                id={user.id}
                src={user.profileImageUrl}
                firstName={user.firstName}
                lastName={user.lastName}
              />
            </span>
            <div className="min-w-0 flex-1">
              <Link
                href={pathTo('profile', { userId: user.id })}
                className="font-semibold no-underline hover:underline"
              >
                {user.firstName} {user.lastName}
              </Link>
              <p className="text-sm text-ink-faint">{role ?? 'Posted the call'}</p>
            </div>
            <p className="grid font-mono text-sm wrap-anywhere">
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {phoneNumber && <a href={`tel:${phoneNumber.replaceAll(' ', '')}`}>{phoneNumber}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
