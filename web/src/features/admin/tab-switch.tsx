import { useEffect, useRef } from 'react';
import { Select } from '#web/ui/select.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import type { AdminTab } from './admin-tabs.ts';

/** More letters do not fit beside each other on a phone. */
const mostLettersOnPhone = 34;

interface TabSwitchProps {
  tabs: AdminTab[];
  /** What waits behind a tab, by its id. */
  counts: Record<string, number>;
  current: AdminTab;
  onShow: (id: string) => void;
}

/** Many tabs are a select on a phone: one press shows all of them. */
export function TabSwitch({ tabs, counts, current, onShow }: TabSwitchProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSelectOnPhone = tabs.map(({ label }) => label).join('').length > mostLettersOnPhone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is read from the page
  useEffect(() => {
    const tab = list.current?.querySelector('[data-state=active]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current.id]);
  return (
    <>
      {isSelectOnPhone && (
        <Select
          className="md:hidden"
          aria-label="Section of the dashboard"
          value={current.id}
          onChange={({ currentTarget }) => onShow(currentTarget.value)}
        >
          {tabs.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
              {counts[id] ? ` (${counts[id]})` : ''}
            </option>
          ))}
        </Select>
      )}
      <TabsList
        ref={list}
        aria-label="Admin Dashboard"
        className={cn('gap-5', isSelectOnPhone && 'max-md:hidden')}
      >
        {tabs.map(({ id, label, Content }) => (
          <TabsTrigger key={id} value={id} onPointerEnter={() => void Content.preload()}>
            {label}
            <WaitingCount count={counts[id] ?? 0} />
          </TabsTrigger>
        ))}
      </TabsList>
    </>
  );
}

function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ml-1.5 inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-mono text-2xs text-accent-ink">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
