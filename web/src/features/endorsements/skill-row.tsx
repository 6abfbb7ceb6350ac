import { Check, Plus } from 'lucide-react';
import { Link } from 'wouter';
import type { SkillEndorsements } from '#contract/endorsements/contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { pathToSkill } from '../skills/api.ts';
import { useEndorse } from './api.ts';

const shownEndorsers = 3;

interface SkillRowProps {
  userId: string;
  endorsements: SkillEndorsements;
  canEndorse: boolean;
}

export function SkillRow({ userId, endorsements, canEndorse }: SkillRowProps) {
  const { skill, count, endorsers, isMine } = endorsements;
  const endorse = useEndorse(userId, skill);
  return (
    <li className="flex min-h-12 items-center gap-3 border-b border-rule py-1.5">
      <Link
        href={pathToSkill(skill)}
        className="inline-flex min-w-0 flex-1 items-center font-medium break-words no-underline hover:underline pointer-coarse:min-h-11"
      >
        {skill}
      </Link>
      {count > 0 && (
        <span className="flex items-center gap-2" title={endorsersLabel(endorsements)}>
          <span aria-hidden="true" className="flex -space-x-2">
            {endorsers.slice(0, shownEndorsers).map((one) => (
              <Avatar
                key={one.id}
                id={one.id}
                src={one.profileImageUrl}
                firstName={one.firstName}
                lastName={one.lastName}
                size="xs"
                className="ring-2 ring-sheet"
              />
            ))}
          </span>
          <span className="font-mono text-sm text-ink-soft">
            {count}
            <VisuallyHidden> {count === 1 ? 'endorsement' : 'endorsements'}</VisuallyHidden>
          </span>
        </span>
      )}
      {(canEndorse || isMine) && (
        <Button
          size="sm"
          variant="ghost"
          className={isMine ? '-mr-3 text-accent-text' : '-mr-3 text-ink-soft'}
          aria-pressed={isMine}
          aria-label={`Endorse ${skill}`}
          onClick={() => endorse.mutate(!isMine)}
        >
          {isMine ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
          {isMine ? 'Endorsed' : 'Endorse'}
        </Button>
      )}
    </li>
  );
}

function endorsersLabel({ endorsers, count }: SkillEndorsements): string {
  const names = endorsers.slice(0, shownEndorsers).map((one) => `${one.firstName} ${one.lastName}`);
  const more = count - names.length;
  return `Endorsed by ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
