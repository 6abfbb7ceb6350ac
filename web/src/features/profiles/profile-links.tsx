import { ArrowUpRight } from 'lucide-react';
import type { Profile } from '#contract/profiles/contract.ts';
import { parseWebAddress } from '#contract/web-address.ts';
import { Chip } from '#web/ui/chip.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const linkKinds = [
  { key: 'portfolioUrl', label: 'Portfolio' },
  { key: 'website', label: 'Website' },
  { key: 'instagramUrl', label: 'Instagram' },
  { key: 'linkedinUrl', label: 'LinkedIn' },
  { key: 'twitterUrl', label: 'Twitter' },
  { key: 'youtubeUrl', label: 'YouTube' },
  { key: 'imdbUrl', label: 'IMDb' },
] as const;

export function listProfileLinks(member: Profile): { url: string; label: string }[] {
  return linkKinds.flatMap(({ key, label }) => {
    const url = parseWebAddress(member[key] ?? '');
    return url ? [{ url, label }] : [];
  });
}

export function ProfileLinks({ member }: { member: Profile }) {
  const links = listProfileLinks(member);
  if (links.length === 0) return null;
  return (
    <ul aria-label={`${member.firstName} elsewhere`} className="flex flex-wrap gap-2">
      {links.map(({ url, label }) => (
        <li key={label}>
          <Chip asChild variant="action">
            <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" title={url}>
              {label}
              <ArrowUpRight aria-hidden="true" className="size-3 text-ink-faint" />
              <VisuallyHidden> of {member.firstName}, opens in a new tab</VisuallyHidden>
            </a>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
