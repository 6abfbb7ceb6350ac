import { paths } from '#contract/paths.ts';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { GhostLight } from '#web/landing/ghost-light.tsx';

/** A stage after hours, beside the form where there is room for it. */
export function AuthStage() {
  return (
    <div
      data-theme="dark"
      className="relative isolate hidden overflow-hidden bg-paper p-12 text-ink [--bulb:var(--color-accent)] [--pole:var(--color-rule-strong)] lg:flex lg:flex-col"
    >
      <div
        aria-hidden="true"
        className="absolute inset-0 -z-10 bg-[radial-gradient(circle_at_72%_56%,var(--color-accent-wash),transparent_46%)]"
      />
      <a href={paths.home} aria-label="Callboard, home" className="text-2xl no-underline">
        <Wordmark />
      </a>
      <p className="mt-auto max-w-sm font-display text-4xl text-balance">
        Your next crew is down the hall.
      </p>
      <p className="pt-6 font-mono text-xs text-ink-faint">
        Film · TV · Music · Dance · Games · Interactive
      </p>
      <div
        aria-hidden="true"
        className="absolute top-[52%] right-[20%] bottom-0 -z-10 w-16 [&>svg]:h-full [&>svg]:w-full [&>svg]:overflow-visible"
      >
        <GhostLight />
      </div>
    </div>
  );
}
