import { CircleAlert, Lamp } from 'lucide-react';
import { Alert } from '../ui/alert.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Progress } from '../ui/progress.tsx';
import { Separator } from '../ui/separator.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tape } from '../ui/tape.tsx';
import { ExampleCard } from './example-card.tsx';
import { Row, Specimen } from './specimen.tsx';

const tones = ['post', 'job', 'event', 'accent', 'gaffer', 'plain', 'danger'] as const;
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function ContentSpecimens() {
  return (
    <>
      <Specimen title="Tape">
        <Row>
          {tones.map((tone, index) => (
            <Tape key={tone} tone={tone} tilt={index % 2 ? 'right' : 'left'}>
              {tone}
            </Tape>
          ))}
        </Row>
      </Specimen>
      <Specimen title="Card">
        <div className="pt-3">
          <ExampleCard />
        </div>
      </Specimen>
      <Specimen title="Avatar">
        <Row>
          {sizes.map((size) => (
            <Avatar
              key={size}
              id={`user_${size}`}
              size={size}
              firstName="Maya"
              lastName="Okonkwo"
            />
          ))}
          <Avatar id="user_photo" src="/icon-192.png" firstName="Theo" lastName="L" alt="Theo L" />
          <Avatar id="user_broken" src="/nowhere.png" firstName="Ines" lastName="Duarte" />
          <Avatar id="user_unknown" />
        </Row>
      </Specimen>
      <Specimen title="Alert">
        <Alert icon={<Lamp aria-hidden="true" />} title="Check your mail" onDismiss={() => {}}>
          We sent a code to maya@nyu.edu.
        </Alert>
        <Alert variant="danger" icon={<CircleAlert aria-hidden="true" />} onDismiss={() => {}}>
          Google sign-in failed. Please try again.
        </Alert>
      </Specimen>
      <Specimen title="Waiting">
        <Row>
          <Spinner label="Loading" className="size-6" />
          <div className="grid flex-1 gap-2">
            <Progress value={64} aria-label="Uploading" />
            <Progress value={null} aria-label="Preparing" />
          </div>
        </Row>
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      </Specimen>
      <Separator />
      <Specimen title="Empty">
        <EmptyState
          icon={<Lamp />}
          action={<Button variant="primary">Create Your First Post</Button>}
        >
          The board is empty, and the light is on.
        </EmptyState>
      </Specimen>
      <Specimen title="Not loaded">
        {(['page', 'section', 'lines', 'centered'] as const).map((layout) => (
          <LoadError
            key={layout}
            query={{ error: new Error('500'), refetch: () => {} }}
            layout={layout}
            {...(layout === 'page' && { title: 'The board did not load' })}
          />
        ))}
      </Specimen>
    </>
  );
}
