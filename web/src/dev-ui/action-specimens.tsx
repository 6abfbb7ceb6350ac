import { Bell, Bookmark, Plus, Trash2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Kbd } from '../ui/kbd.tsx';
import { Row, Specimen } from './specimen.tsx';

const variants = ['primary', 'solid', 'outline', 'ghost', 'danger', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function ActionSpecimens() {
  return (
    <>
      <Specimen title="Button">
        {sizes.map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button variant="primary" pending>
            Posting...
          </Button>
          <Button pending>Saving</Button>
          <Button variant="primary">
            <Plus aria-hidden="true" /> With icon
          </Button>
          <Button asChild>
            <a href="#main">A link</a>
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Icon button">
        <Row>
          <IconButton label="Notifications">
            <Bell />
          </IconButton>
          <IconButton label="Save" variant="outline">
            <Bookmark />
          </IconButton>
          <IconButton label="Add" variant="primary">
            <Plus />
          </IconButton>
          <IconButton label="Delete" variant="danger">
            <Trash2 />
          </IconButton>
          <IconButton label="Disabled" disabled>
            <Bell />
          </IconButton>
          <IconButton label="Small" size="sm">
            <Bell />
          </IconButton>
          <IconButton label="Large" size="lg" variant="outline">
            <Bell />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen title="Chip and key">
        <Row>
          <Chip>Cinematography</Chip>
          <Chip variant="selected">Lighting</Chip>
          <Chip variant="action" asChild>
            <button type="button">Sound Design</button>
          </Chip>
          <Chip onRemove={() => {}} removeLabel="Remove Editing">
            Editing
          </Chip>
          <span>
            Press <Kbd>F8</Kbd>
          </span>
        </Row>
      </Specimen>
    </>
  );
}
