import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardActions, CardHeader } from '#web/ui/card.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';

type Trigger = ReturnType<typeof useLazyDialog>['trigger'];

interface ContentCardProps {
  author: UserSummary & { email: string };
  createdAt: string;
  /** Names the item in the labels of its buttons: "the post by Maya Okafor". */
  name: string;
  path: string;
  skills?: string[];
  edit: Trigger;
  remove: Trigger;
  children: ReactNode;
}

/** An item with who posted it, as moderators see it. */
export function ContentCard(props: ContentCardProps) {
  const { author, createdAt, name, path, skills = [], edit, remove, children } = props;
  return (
    <Card>
      <CardHeader>
        <Avatar
          id={author.id}
          src={author.profileImageUrl}
          firstName={author.firstName}
          lastName={author.lastName}
        />
        <div className="min-w-0 flex-1">
          <Link
            href={pathTo('profile', { userId: author.id })}
            className="font-semibold no-underline hover:underline"
          >
            {author.firstName} {author.lastName}
          </Link>
          <p className="flex flex-wrap gap-x-2 font-mono text-xs text-ink-faint">
            <span className="wrap-anywhere">{author.email}</span>
            <RelativeTime instant={createdAt} />
          </p>
        </div>
      </CardHeader>
      {children}
      {skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
      <CardActions>
        <Button size="sm" aria-label={`Edit ${name}`} {...edit}>
          <Pencil aria-hidden="true" /> Edit
        </Button>
        <Button size="sm" aria-label={`Delete ${name}`} {...remove}>
          <Trash2 aria-hidden="true" /> Delete
        </Button>
        <Button size="sm" variant="link" asChild>
          <Link href={path} aria-label={`Open ${name}`}>
            Open
          </Link>
        </Button>
      </CardActions>
    </Card>
  );
}
