import * as TooltipPrimitive from 'radix-ui/tooltip';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './styles/cn.ts';

const DELAY = 700;

interface TooltipProps extends Omit<ComponentProps<typeof TooltipPrimitive.Content>, 'content'> {
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
}

export function Tooltip({ content, children, className, sideOffset = 6, ...props }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={DELAY}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            data-slot="tooltip"
            sideOffset={sideOffset}
            collisionPadding={8}
            className={cn(
              'z-50 max-w-64 rounded-sm bg-gaffer px-2.5 py-1.5 text-xs text-gaffer-ink data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in',
              className,
            )}
            {...props}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  );
}
