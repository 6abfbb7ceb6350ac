import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../ui/popover.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { toast } from '../ui/toast/toast-store.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { Row, Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  return (
    <>
      <Specimen title="What opens">
        <Row>
          <ExampleDialog />
          <ConfirmDialog
            title="Delete Job Post"
            description="The post and its applications go away. This cannot be undone."
            confirmLabel="Delete"
            destructive
            onConfirm={() => toast({ title: 'Job Deleted' })}
            trigger={<Button>Confirm</Button>}
          />
          <ExampleMenu />
          <Popover>
            <PopoverTrigger asChild>
              <Button>Popover</Button>
            </PopoverTrigger>
            <PopoverContent aria-label="Example">Anything may stand here.</PopoverContent>
          </Popover>
          <Tooltip content="After 700 ms">
            <Button>Tooltip</Button>
          </Tooltip>
        </Row>
        <Row>
          <Button onClick={() => toast({ title: 'Saved!' })}>Toast</Button>
          <Button
            onClick={() =>
              toast({
                title: 'Application withdrawn',
                description: 'You can now apply again if you wish',
                action: { label: 'Undo', onClick: () => {} },
              })
            }
          >
            Toast with action
          </Button>
          <Button
            onClick={() =>
              toast({
                title: 'Upload failed',
                description: 'Failed to upload file. Please try again.',
                variant: 'destructive',
              })
            }
          >
            Destructive toast
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Tabs">
        <Tabs defaultValue="in">
          <TabsList>
            <TabsTrigger value="in">Sign In</TabsTrigger>
            <TabsTrigger value="up">Sign Up</TabsTrigger>
            <TabsTrigger value="no" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="in">Welcome back.</TabsContent>
          <TabsContent value="up">Good to meet you.</TabsContent>
        </Tabs>
      </Specimen>
    </>
  );
}

function ExampleDialog() {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="primary">Dialog</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Post a Job</DialogTitle>
          <DialogDescription>Say what you need and by when.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Field label="Title">
            <Input />
          </Field>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button variant="primary">Post Job</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ExampleMenu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Your post</DropdownMenuLabel>
        <DropdownMenuItem>Edit</DropdownMenuItem>
        <DropdownMenuItem disabled>Pin</DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem variant="danger">Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
