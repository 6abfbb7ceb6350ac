import type { AdminUser } from '#contract/admin/contract.ts';
import { roleBody } from '#contract/admin/forms.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useSetRole } from './api.ts';

const member = 'member';

const roles = [
  { role: member, label: 'Member', hint: 'No part in the administration.' },
  { role: 'moderator', label: 'Moderator', hint: 'Decides reports, edits and deletes content.' },
  { role: 'analyst', label: 'Analyst', hint: 'Reads the numbers, without names.' },
];

export function RoleForm({ user }: { user: AdminUser }) {
  const { values, change, formProps } = useForm(roleBody, {
    initial: { role: user.role ?? member },
    toInput: ({ role }) => ({ role: role === member ? null : (role as AdminUser['role']) }),
  });
  const save = useSetRole(user, { onSuccess: () => toast({ title: 'Role changed' }) });
  if (user.isAdmin) {
    return (
      <p className="text-ink-soft">
        {user.firstName} is an administrator. Administrators are named in the configuration of the
        server.
      </p>
    );
  }
  return (
    <form
      {...formProps(({ role }) => save.mutate(role))}
      className="grid justify-items-start gap-5"
    >
      <RadioGroup aria-label="Role" value={values.role} onValueChange={(role) => change({ role })}>
        {roles.map((one) => (
          <Radio key={one.role} value={one.role} hint={one.hint}>
            {one.label}
          </Radio>
        ))}
      </RadioGroup>
      <Button
        type="submit"
        variant="primary"
        pending={save.isPending}
        disabled={values.role === (user.role ?? member)}
      >
        Change role
      </Button>
    </form>
  );
}
