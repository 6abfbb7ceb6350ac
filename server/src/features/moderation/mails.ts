import type { AppealDecision, ReportDecision, ReportTarget } from '#contract/moderation/forms.ts';
import { appealDays } from '#contract/moderation/policy.ts';
import { reportedNouns } from '#contract/moderation/reported-nouns.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { mailLayout } from '../../platform/mail/mail-layout.ts';

type NewMail = Omit<Mail, 'id'>;

interface Recipient {
  email: string;
  firstName: string;
}

interface Decided {
  targetType: ReportTarget;
  note: string | null;
  appealUrl: string;
}

/** About a removal or a warning; a suspension has a mail of its own. */
export function decisionMail(
  { email, firstName }: Recipient,
  decision: Extract<ReportDecision, 'remove' | 'warn'>,
  { targetType, note, appealUrl }: Decided,
): NewMail {
  const noun = reportedNouns[targetType];
  const [subject, sentence] =
    decision === 'remove'
      ? [
          `Your ${noun} on Callboard was removed`,
          `your ${noun} was removed: it is against our rules.`,
        ]
      : [
          'A warning about what you posted on Callboard',
          `your ${noun} was reported to us, and it is against our rules. Please take care.`,
        ];
  return {
    to: email,
    subject,
    ...mailLayout({
      heading: decision === 'remove' ? `Your ${noun} was removed` : 'A warning',
      paragraphs: [
        `Hello ${firstName}, ${sentence}`,
        ...(note ? [`The moderators write: ${note}`] : []),
        `If you think that this is wrong, you can appeal within ${appealDays} days.`,
      ],
      button: { label: 'Read it and appeal', url: appealUrl },
      note: 'Who reported it is not told to anybody.',
    }),
  };
}

export function appealDecidedMail(
  { email, firstName }: Recipient,
  decision: AppealDecision,
  { note, appealUrl }: Omit<Decided, 'targetType'>,
): NewMail {
  const sentence =
    decision === 'overturn'
      ? 'we looked again, and the decision was taken back. A suspension is lifted; what was removed cannot be brought back, but you may post it again.'
      : 'we looked again, and the decision stays as it is.';
  return {
    to: email,
    subject: 'Your appeal on Callboard was decided',
    ...mailLayout({
      heading: decision === 'overturn' ? 'The decision was taken back' : 'The decision stays',
      paragraphs: [
        `Hello ${firstName}, ${sentence}`,
        ...(note ? [`The moderators write: ${note}`] : []),
      ],
      button: { label: 'Read the decision', url: appealUrl },
      note: 'You get this mail because you appealed.',
    }),
  };
}
