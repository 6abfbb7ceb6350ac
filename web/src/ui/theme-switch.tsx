import { Monitor, Moon, Sun } from 'lucide-react';
import * as ToggleGroup from 'radix-ui/toggle-group';
import { cn } from './styles/cn.ts';
import { setTheme, type ThemeChoice, useTheme } from './theme.ts';

const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'As the system', Icon: Monitor },
] as const satisfies { value: ThemeChoice; label: string; Icon: typeof Sun }[];

export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useTheme();
  return (
    <ToggleGroup.Root
      type="single"
      data-slot="theme-switch"
      aria-label="Theme"
      value={theme}
      onValueChange={(value) => {
        const choice = choices.find((item) => item.value === value);
        if (choice) setTheme(choice.value);
      }}
      className={cn('inline-flex rounded-md border border-rule p-0.5', className)}
    >
      {choices.map(({ value, label, Icon }) => (
        <ToggleGroup.Item
          key={value}
          value={value}
          aria-label={label}
          className="grid h-8 w-10 place-items-center rounded-sm text-ink-faint transition-colors hover:text-ink data-[state=on]:bg-well data-[state=on]:text-ink pointer-coarse:size-11"
        >
          <Icon aria-hidden="true" className="size-4" />
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
