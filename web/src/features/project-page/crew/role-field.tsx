import type { FormFields } from '#web/lib/forms/use-form.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';

export function RoleField({ form }: { form: FormFields<{ role: string }> }) {
  return (
    <Field label="Role" error={form.issues.role} aside="Optional">
      <Input placeholder="Director of photography" {...form.inputProps('role')} />
    </Field>
  );
}
