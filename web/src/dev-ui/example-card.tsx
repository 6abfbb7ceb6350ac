import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardActions, CardBody, CardHeader, CardTapes, CardTitle } from '../ui/card.tsx';
import { Chip } from '../ui/chip.tsx';
import { Fact, FactList } from '../ui/fact-list.tsx';
import { Tape } from '../ui/tape.tsx';

export function ExampleCard() {
  return (
    <Card>
      <CardTapes>
        <Tape tone="job" tilt="left">
          Job post
        </Tape>
        <Tape tone="gaffer" tilt="right">
          Paid
        </Tape>
      </CardTapes>
      <CardHeader>
        <Avatar id="user_maya" firstName="Maya" lastName="Okonkwo" />
        <div className="min-w-0">
          <p className="font-semibold">Maya Okonkwo</p>
          <p className="text-sm text-ink-faint">Film and Television, 2 hours ago</p>
        </div>
      </CardHeader>
      <CardTitle>Gaffer needed by Friday</CardTitle>
      <FactList>
        <Fact label="Start Date">Friday</Fact>
        <Fact label="Duration">2 nights</Fact>
        <Fact label="Location">Pier 40, roof</Fact>
        <Fact label="Budget" mono>
          $180 a day
        </Fact>
      </FactList>
      <CardBody>
        <p>Two people, one rooftop, no power. You bring the plan, we carry the batteries.</p>
        <div className="flex flex-wrap gap-1.5">
          <Chip>Lighting</Chip>
          <Chip>Cinematography</Chip>
        </div>
      </CardBody>
      <CardActions>
        <Button variant="primary">Apply Now</Button>
        <Button>Save</Button>
      </CardActions>
    </Card>
  );
}
