import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { cn } from './styles/cn.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface PlainHeaderProps {
  className?: string;
  wordmarkClassName?: string;
}

/** The way home and the theme, where there is no navigation. */
export function PlainHeader({ className, wordmarkClassName }: PlainHeaderProps) {
  return (
    <header className={cn('flex items-center justify-between px-4 py-3 sm:px-8', className)}>
      <a
        href={paths.home}
        aria-label="Callboard, home"
        className={cn('flex min-h-11 items-center text-xl no-underline', wordmarkClassName)}
      >
        <Wordmark />
      </a>
      <ThemeSwitch />
    </header>
  );
}
