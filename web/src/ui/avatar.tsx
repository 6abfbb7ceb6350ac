import { cva, type VariantProps } from 'class-variance-authority';
import { ImageOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { mediaSrc } from '#web/lib/format/media-src.ts';
import { getAvatarColor, getInitials } from './avatar-identity.ts';
import { cn } from './styles/cn.ts';

const avatarVariants = cva(
  'relative inline-grid shrink-0 place-items-center rounded-full font-display text-white select-none',
  {
    variants: {
      size: {
        xs: 'size-6 text-2xs',
        sm: 'size-8 text-xs',
        md: 'size-10 text-sm',
        lg: 'size-14 text-lg',
        xl: 'size-24 text-3xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

type AvatarProps = Omit<ComponentProps<'span'>, 'id'> &
  VariantProps<typeof avatarVariants> & {
    /** Decides the colour behind the initials. */
    id: string;
    src?: string | null;
    firstName?: string | null;
    lastName?: string | null;
    /** Empty where the name is written beside it. */
    alt?: string;
  };

export function Avatar(props: AvatarProps) {
  const { id, src, firstName, lastName, alt = '', size, className, style, ...rest } = props;
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const failed = Boolean(src) && failedSrc === src;
  return (
    <span
      data-slot="avatar"
      className={cn(avatarVariants({ size }), className)}
      style={{ backgroundColor: getAvatarColor(id), ...style }}
      {...rest}
    >
      {src && !failed ? (
        <img
          src={mediaSrc(src)}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="size-full rounded-full object-cover"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          {getInitials(firstName, lastName)}
        </span>
      )}
      {failed && (
        <span
          title="Profile photo unavailable"
          className="absolute right-0 bottom-0 grid size-3.5 place-items-center rounded-full bg-gaffer text-gaffer-ink"
        >
          <ImageOff aria-hidden="true" className="size-2.5" />
        </span>
      )}
    </span>
  );
}
