import type { VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { alertVariants } from './styles/alert-variants.ts';
import { cn } from './styles/cn.ts';

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
