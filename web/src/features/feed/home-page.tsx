import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { useViewer } from '#web/lib/viewer.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { SidebarCard } from '../users/sidebar-card.tsx';

const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });

export function HomePage() {
  const { firstName } = useViewer();
  const [today] = useState(() => dayFormat.format(new Date()));
  return (
    <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)_18rem] lg:gap-8">
      <aside aria-label="Your card">
        <SidebarCard />
      </aside>
      <div className="grid content-start gap-6">
        <header>
          <p className="font-mono text-xs tracking-label text-ink-faint uppercase">{today}</p>
          <h1 className="font-display text-3xl">Hello, {firstName}</h1>
        </header>
        <InRehearsal action={<SettingsAction />}>
          Posts, jobs and events of your school will be pinned here, newest first. The board is
          still being hung.
        </InRehearsal>
      </div>
      <aside
        aria-label="Around the school"
        className="grid content-start md:col-span-2 lg:col-span-1"
      >
        <InRehearsal>
          Trending skills, people to meet, who looked at your profile and what happened lately will
          hang in this column.
        </InRehearsal>
      </aside>
    </div>
  );
}

function SettingsAction() {
  return (
    <Button variant="primary" asChild>
      <Link href={paths.settings}>Look through your settings</Link>
    </Button>
  );
}

function InRehearsal({ children, action }: { children: string; action?: ReactNode }) {
  return (
    <div className="relative">
      <Tape tone="gaffer" tilt="left" className="absolute -top-3 left-4">
        In rehearsal
      </Tape>
      <EmptyState action={action}>{children}</EmptyState>
    </div>
  );
}
