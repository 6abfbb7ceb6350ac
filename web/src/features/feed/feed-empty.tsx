import { Lamp } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function FeedEmpty({ onCreatePost }: { onCreatePost: () => void }) {
  return (
    <EmptyState
      icon={<Lamp />}
      title="Welcome to Callboard"
      action={
        <Button variant="primary" aria-haspopup="dialog" onClick={onCreatePost}>
          Create Your First Post
        </Button>
      }
    >
      Start connecting with fellow students by posting your first update or job opportunity.
    </EmptyState>
  );
}
