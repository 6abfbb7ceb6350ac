import {
  Archive,
  Briefcase,
  CalendarDays,
  Clapperboard,
  Eye,
  FileText,
  Heart,
  type LucideIcon,
  Mail,
  MessageCircle,
  Shield,
  Sparkles,
  TrendingUp,
  UserPlus,
  Users,
} from 'lucide-react';
import type { NotificationType } from '#contract/notifications/types.ts';

interface NotificationKind {
  /** Of the filter. */
  label: string;
  Icon: LucideIcon;
}

export const notificationKinds: Record<NotificationType, NotificationKind> = {
  job_application: { label: 'Applications', Icon: FileText },
  job_match: { label: 'Job matches', Icon: Briefcase },
  connection_request: { label: 'Connections', Icon: UserPlus },
  message: { label: 'Messages', Icon: Mail },
  skill_endorsement: { label: 'Endorsements', Icon: Sparkles },
  profile_view: { label: 'Profile views', Icon: Eye },
  classmate_joined: { label: 'Classmates', Icon: Users },
  job_milestone: { label: 'Milestones', Icon: TrendingUp },
  like: { label: 'Likes', Icon: Heart },
  comment: { label: 'Comments', Icon: MessageCircle },
  event: { label: 'Events', Icon: CalendarDays },
  project_crew: { label: 'Crews', Icon: Clapperboard },
  data_export: { label: 'Your data', Icon: Archive },
  moderation: { label: 'Moderation', Icon: Shield },
};
