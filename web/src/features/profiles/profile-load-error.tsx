import { Button } from '#web/ui/button.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function ProfileLoadError({ message }: { message: string }) {
  return (
    <div role="alert" className="mx-auto grid max-w-xl justify-items-start gap-4 py-12 sm:py-20">
      <Tape tone="gaffer" tilt="left">
        Hold
      </Tape>
      <h1 className="font-display text-2xl break-words">Error loading profile: {message}</h1>
      <Button variant="primary" className="mt-2" onClick={() => location.reload()}>
        Try Again
      </Button>
    </div>
  );
}
