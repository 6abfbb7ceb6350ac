import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

interface PostButtonProps {
  label: string;
  trigger: ComponentProps<typeof Button>;
}

export function PostButton({ label, trigger }: PostButtonProps) {
  return (
    <Button size="sm" {...trigger}>
      <Plus aria-hidden="true" /> {label}
    </Button>
  );
}
