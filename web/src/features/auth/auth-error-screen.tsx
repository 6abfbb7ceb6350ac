import { Button } from '#web/ui/button.tsx';

export function AuthErrorScreen() {
  return (
    <div role="alert" className="grid justify-items-start gap-5">
      <h1 className="font-display text-2xl">
        Something went wrong - Please refresh the page to try again
      </h1>
      <Button variant="primary" onClick={() => location.reload()}>
        Refresh Page
      </Button>
    </div>
  );
}
