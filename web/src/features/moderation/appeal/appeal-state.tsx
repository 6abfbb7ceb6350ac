import { useState } from 'react';
import type { AppealPage } from '#contract/moderation/contract.ts';
import { appealBody } from '#contract/moderation/forms.ts';
import { appealDays } from '#contract/moderation/policy.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useAppeal } from './api.ts';

interface AppealStateProps {
  token: string;
  page: AppealPage;
}

const dayMs = 24 * 60 * 60_000;

/** Not yet appealed, too late, sent, or decided. */
export function AppealState({ token, page }: AppealStateProps) {
  const { appeal, appealDecision, appealNote, decidedAt } = page;
  const [now] = useState(Date.now);
  if (!appeal)
    return now - Date.parse(decidedAt) > appealDays * dayMs ? (
      <Alert title="It is too late to appeal">
        A decision can be appealed for {appealDays} days. They are over.
      </Alert>
    ) : (
      <AppealForm token={token} />
    );
  return (
    <section aria-label="Your appeal" className="grid gap-4">
      {appealDecision ? (
        <Alert
          title={
            appealDecision === 'overturn'
              ? 'The decision is overturned'
              : 'The decision stands after your appeal'
          }
        >
          {appealNote ||
            (appealDecision === 'overturn'
              ? 'Thank you for writing to us. A suspension has been lifted.'
              : 'We have read what you wrote and looked at it again.')}
        </Alert>
      ) : (
        <Alert title="Your appeal is sent">
          We look at it again and write to you. There is nothing more to do here.
        </Alert>
      )}
      <div className="grid gap-1">
        <h2 className="font-display text-xl">What you wrote</h2>
        <p className="font-mono text-xs text-ink-faint">{schoolTime(appeal.createdAt).fullDay}</p>
        <p className="wrap-anywhere whitespace-pre-wrap text-ink-soft">{appeal.text}</p>
      </div>
    </section>
  );
}

function AppealForm({ token }: { token: string }) {
  const { formProps, inputProps, issues, showServerIssues } = useForm(appealBody, {
    initial: { text: '' },
  });
  const appeal = useAppeal(token, { onError: showServerIssues });
  return (
    <form {...formProps((body) => appeal.mutate(body))} className="grid gap-5">
      <h2 className="font-display text-xl">Do you see it differently?</h2>
      <Field
        label="Why should the decision change?"
        required
        hint="You can appeal once. A moderator reads it and answers you."
        error={issues.text}
      >
        <Textarea rows={6} {...inputProps('text')} />
      </Field>
      <Button type="submit" variant="primary" size="lg" pending={appeal.isPending}>
        Send appeal
      </Button>
    </form>
  );
}
