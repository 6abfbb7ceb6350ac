import { siteConfig } from '#web/lib/session/boot.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { SignInForm } from './sign-in/sign-in-form.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

type Mode = 'login' | 'signup';

interface AuthTabsProps {
  mode: Mode;
  next: string | undefined;
  onModeChange: (mode: Mode) => void;
  onUnverified: (email: string) => void;
  onSecondStep: () => void;
}

/** Both forms stay mounted, so that switching tabs keeps what was typed. */
export function AuthTabs(props: AuthTabsProps) {
  const { mode, next, onModeChange, onUnverified, onSecondStep } = props;
  return (
    <div className="grid gap-5">
      <AuthHeading title={mode === 'login' ? 'Welcome back' : 'Join the board'}>
        The notice board of {siteConfig.schoolName}.
      </AuthHeading>
      <Tabs value={mode} onValueChange={(value) => onModeChange(value as Mode)}>
        <TabsList aria-label="Sign in or sign up">
          <TabsTrigger value="login">Sign In</TabsTrigger>
          <TabsTrigger value="signup">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="login" forceMount className="data-[state=inactive]:hidden">
          <SignInForm next={next} onUnverified={onUnverified} onSecondStep={onSecondStep} />
        </TabsContent>
        <TabsContent value="signup" forceMount className="data-[state=inactive]:hidden">
          <SignUpForm next={next} onSignedUp={onUnverified} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
