import { useViewer } from '#web/lib/session/viewer.ts';
import { NoPasswordNotice } from './no-password-notice.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordSettings() {
  return useViewer().hasPassword ? <PasswordForm /> : <NoPasswordNotice />;
}
