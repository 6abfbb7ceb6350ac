import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';

export function MakerLink({ maker: { id, firstName, lastName } }: { maker: UserSummary }) {
  return (
    <Link
      href={pathTo('profile', { userId: id })}
      className="inline-block max-w-full truncate text-sm leading-6 text-ink-soft no-underline hover:text-ink hover:underline"
    >
      {firstName} {lastName}
    </Link>
  );
}
