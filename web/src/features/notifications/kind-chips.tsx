import { type NotificationType, notificationTypes } from '#contract/notifications/types.ts';
import { Chip } from '#web/ui/chip.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { notificationKinds } from './notification-kinds.ts';

interface KindChipsProps {
  selected: NotificationType | undefined;
  onSelect: (type: NotificationType | null) => void;
}

export function KindChips({ selected, onSelect }: KindChipsProps) {
  return (
    <ul
      aria-label="Filter by kind"
      className="flex min-w-0 gap-2 overflow-x-auto pb-1 md:flex-wrap"
    >
      <KindChip label="All" isSelected={!selected} onSelect={() => onSelect(null)} />
      {notificationTypes.map((type) => (
        <KindChip
          key={type}
          label={notificationKinds[type].label}
          isSelected={selected === type}
          onSelect={() => onSelect(type)}
        />
      ))}
    </ul>
  );
}

interface KindChipProps {
  label: string;
  isSelected: boolean;
  onSelect: () => void;
}

function KindChip({ label, isSelected, onSelect }: KindChipProps) {
  return (
    <li className="shrink-0">
      <Chip
        asChild
        variant={isSelected ? 'selected' : 'action'}
        className={cn(isSelected && 'pointer-coarse:h-11 pointer-coarse:px-4')}
      >
        <button type="button" aria-pressed={isSelected} onClick={onSelect}>
          {label}
        </button>
      </Chip>
    </li>
  );
}
