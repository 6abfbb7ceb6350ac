import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { GhostLight } from '#web/brand/ghost-light.tsx';
import { Wordmark } from '#web/brand/wordmark.tsx';
import { siteConfig } from '#web/lib/session/boot.ts';
import { frontPageQueries } from '../front-page/api.ts';
import { StageWorks } from './stage-works.tsx';

/** Beside the form on wide screens: work that members show to strangers, or a lamp where there is none. */
export function AuthStage() {
  const { data, isError } = useQuery(frontPageQueries.works());
  const isEmpty = isError || data?.length === 0;
  return (
    <aside
      aria-label="Callboard"
      data-theme="dark"
      className="relative isolate hidden overflow-hidden border-r border-rule bg-paper p-12 text-ink [--bulb:var(--color-accent)] [--pole:var(--color-rule-strong)] lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col"
    >
      <a href={paths.home} aria-label="Callboard, home" className="text-2xl no-underline">
        <Wordmark />
      </a>
      <div className="min-h-0 flex-1 py-8">{data && <StageWorks works={data} />}</div>
      <p className="max-w-sm font-display text-4xl text-balance">
        Your next crew is down the hall.
      </p>
      <p className="pt-6 font-mono text-xs text-ink-faint">
        {siteConfig.schoolName}: Film · TV · Music · Dance · Games · Interactive
      </p>
      {isEmpty && <Lamp />}
    </aside>
  );
}

function Lamp() {
  return (
    <div
      aria-hidden="true"
      className="absolute top-[46%] right-[22%] bottom-0 -z-10 w-14 [&>svg]:w-full [&>svg]:overflow-visible"
    >
      <div className="absolute top-6 left-7 -z-10 size-[44rem] -translate-1/2 rounded-full bg-[radial-gradient(closest-side,var(--color-accent-wash),transparent)]" />
      <GhostLight />
    </div>
  );
}
