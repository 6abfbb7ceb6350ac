import type { SettingsEntry } from './settings-entries.ts';

/** Links to the sections: one row that scrolls on a phone. */
export function SettingsContents({ entries }: { entries: SettingsEntry[] }) {
  return (
    <nav
      aria-label="Sections of the settings"
      className="-mx-4 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <ul className="flex gap-x-5 md:flex-wrap">
        {entries.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
