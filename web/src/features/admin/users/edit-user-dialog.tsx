import type { AdminUser } from '#contract/admin/contract.ts';
import { DialogBody } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import type { DialogProps } from '#web/ui/lazy-dialog.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { RoleForm } from './role-form.tsx';
import { UserCourses } from './user-courses.tsx';

const panel = 'flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden';

/** The panels stay mounted, so that looking at the courses loses no change of the profile. */
export function EditUserDialog({ user, ...dialog }: DialogProps & { user: AdminUser }) {
  return (
    <FormDialog
      {...dialog}
      title={`Edit ${user.firstName} ${user.lastName}`}
      description="Every change is written to the audit log; the member can read it in the settings."
    >
      <Tabs defaultValue="profile" className="flex min-h-0 flex-1 flex-col gap-0">
        <TabsList className="mx-5 shrink-0">
          <TabsTrigger value="profile">Profile</TabsTrigger>
          <TabsTrigger value="courses">Courses</TabsTrigger>
          <TabsTrigger value="role">Role</TabsTrigger>
        </TabsList>
        <TabsContent value="profile" forceMount className={panel}>
          <EditUserForm user={user} onDone={() => dialog.onOpenChange(false)} />
        </TabsContent>
        <TabsContent value="courses" forceMount className={panel}>
          <DialogBody className="grid content-start gap-5 py-5">
            <UserCourses user={user} />
          </DialogBody>
        </TabsContent>
        <TabsContent value="role" forceMount className={panel}>
          <DialogBody className="grid content-start gap-5 py-5">
            <RoleForm user={user} />
          </DialogBody>
        </TabsContent>
      </Tabs>
    </FormDialog>
  );
}
