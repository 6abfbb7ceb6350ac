import * as PopoverPrimitive from 'radix-ui/popover';
import type { ComponentProps } from 'react';
import { cn } from './styles/cn.ts';
import { floatingFrame } from './styles/floating-styles.ts';

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

export function PopoverContent({
  className,
  sideOffset = 6,
  collisionPadding = 8,
  ...props
}: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        data-slot="popover-content"
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        className={cn(
          floatingFrame,
          'w-80 max-w-[calc(100vw-1rem)] p-4 focus:outline-none',
          className,
        )}
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
