import { Briefcase, CalendarDays, Pencil, Plus, Users } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Chip } from '#web/ui/chip.tsx';

const shownSkills = 6;

const quickActions = [
  { label: 'Update Profile', href: paths.ownProfile, Icon: Pencil },
  { label: 'Find Jobs', href: paths.jobs, Icon: Briefcase },
  { label: 'Find Collaborators', href: paths.discover, Icon: Users },
  { label: 'See What Is On', href: paths.events, Icon: CalendarDays },
];

const quickAction =
  '-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-3 rounded-md px-2 text-sm font-medium no-underline hover:bg-well';

interface QuickActionsProps {
  /** Props of the button that posts a job. */
  onPostJob: ComponentProps<'button'>;
}

interface SidebarCardProps extends QuickActionsProps {
  /** Shown between who you are and what you can do. */
  children: ReactNode;
}

export function SidebarCard({ onPostJob, children }: SidebarCardProps) {
  const { id, firstName, lastName, program, graduationYear, profileImageUrl } = useViewer();
  return (
    <section aria-label="You" className="rounded-sm border border-rule bg-sheet">
      <div className="flex items-center gap-3 p-4">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="lg" />
        <div className="min-w-0">
          <p className="font-display text-lg break-words">
            {firstName} {lastName}
          </p>
          {program && <p className="text-sm text-ink-soft">{program}</p>}
          {graduationYear && (
            <p className="font-mono text-xs text-ink-faint">Class of {graduationYear}</p>
          )}
        </div>
      </div>
      {children}
      <QuickActions onPostJob={onPostJob} />
      <YourSkills />
    </section>
  );
}

function QuickActions({ onPostJob }: QuickActionsProps) {
  return (
    <nav aria-labelledby="quick-actions" className="border-t border-rule p-4 pb-2">
      <h2
        id="quick-actions"
        className="pb-1 font-mono text-2xs tracking-label text-ink-faint uppercase"
      >
        Quick Actions
      </h2>
      <ul>
        {quickActions.map(({ label, href, Icon }) => (
          <li key={href}>
            <Link href={href} className={quickAction}>
              <Icon aria-hidden="true" className="size-4 text-ink-faint" />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={quickAction} {...onPostJob}>
            <Plus aria-hidden="true" className="size-4 text-ink-faint" />
            Post a Job
          </button>
        </li>
      </ul>
    </nav>
  );
}

function YourSkills() {
  const { skills } = useViewer();
  return (
    <section aria-labelledby="your-skills" className="grid gap-3 border-t border-rule p-4 pb-2">
      <h2 id="your-skills" className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        Your Skills
      </h2>
      {skills.length > 0 ? (
        <ul className="flex flex-wrap gap-1.5">
          {skills.slice(0, shownSkills).map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-ink-soft">No skills added yet</p>
      )}
      <Link
        href={paths.ownProfile}
        className="flex min-h-11 items-center text-sm font-semibold underline decoration-accent decoration-2 underline-offset-4"
      >
        + Add Skills
      </Link>
    </section>
  );
}
