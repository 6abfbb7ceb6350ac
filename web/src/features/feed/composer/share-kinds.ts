import { Briefcase, CalendarDays, type LucideIcon, MessageSquare } from 'lucide-react';

export type ShareKind = 'post' | 'job' | 'event';

interface ShareWords {
  kind: ShareKind;
  label: string;
  text: string;
  Icon: LucideIcon;
  /** The text colour of the icon. */
  tone: string;
}

export const shareKinds: readonly ShareWords[] = [
  {
    kind: 'post',
    label: 'Create a post',
    text: 'Share updates, photos, or showcase your work',
    Icon: MessageSquare,
    tone: 'text-post',
  },
  {
    kind: 'job',
    label: 'Post a job',
    text: 'Find talent for your creative projects',
    Icon: Briefcase,
    tone: 'text-job',
  },
  {
    kind: 'event',
    label: 'Add an event',
    text: 'Organize and promote events for the community',
    Icon: CalendarDays,
    tone: 'text-event',
  },
];
