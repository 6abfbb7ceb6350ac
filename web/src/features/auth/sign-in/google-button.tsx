import { siteConfig } from '#web/lib/session/boot.ts';
import { Button } from '#web/ui/button.tsx';
import { googleSignInUrl } from '../api.ts';

interface GoogleButtonProps {
  children: string;
  next: string | undefined;
}

/** Renders nothing where Google sign-in is not configured. */
export function GoogleButton({ children, next }: GoogleButtonProps) {
  if (!siteConfig.googleSignIn) return null;
  return (
    <>
      <p className="flex items-center gap-3 font-mono text-2xs text-ink-faint uppercase before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        or
      </p>
      <Button asChild size="lg">
        <a href={googleSignInUrl(next)}>
          <GoogleMark />
          {children}
        </a>
      </Button>
    </>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.2-2.1 3.5-5.1 3.5-8.8Z"
      />
      <path
        fill="#34a853"
        d="M12 24c3.2 0 6-1.1 8-2.9l-3.9-3c-1.1.7-2.5 1.2-4.1 1.2-3.1 0-5.8-2.1-6.7-5h-4v3.1A12 12 0 0 0 12 24Z"
      />
      <path fill="#fbbc05" d="M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8l4-3.1Z" />
      <path
        fill="#ea4335"
        d="M12 4.8c1.8 0 3.3.6 4.6 1.8L20 3.2A12 12 0 0 0 1.3 6.6l4 3.1c.9-2.9 3.6-4.9 6.7-4.9Z"
      />
    </svg>
  );
}
