import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { cn } from './styles/cn.ts';

const alertVariants = cva(
  'flex items-start gap-3 rounded-sm border border-l-4 px-4 py-3 text-sm text-ink [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        note: 'border-rule border-l-accent bg-accent-wash',
        danger: 'border-danger-text border-l-danger bg-danger-wash',
      },
    },
    defaultVariants: { variant: 'note' },
  },
);

type AlertProps = Omit<ComponentProps<'div'>, 'title'> &
  VariantProps<typeof alertVariants> & {
    title?: ReactNode;
    icon?: ReactNode;
    onDismiss?: () => void;
  };

export function Alert(props: AlertProps) {
  const { className, variant, title, icon, onDismiss, children, ...rest } = props;
  return (
    <div
      data-slot="alert"
      role={variant === 'danger' ? 'alert' : 'status'}
      className={cn(alertVariants({ variant }), className)}
      {...rest}
    >
      {icon}
      <div className="grid min-w-0 flex-1 gap-0.5">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" size="sm" className="-my-1.5 -mr-2" onClick={onDismiss}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
