import { Mark } from '#web/brand/mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function LoadingScreen({ message = 'Loading...' }: { message?: string }) {
  return (
    <div
      role="status"
      className="grid min-h-dvh animate-fade-in place-content-center justify-items-center gap-5 p-6"
    >
      <Mark className="size-14" />
      <p className="flex items-center gap-3 font-mono text-sm text-ink-soft">
        <Spinner />
        {message}
      </p>
    </div>
  );
}
