import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { CommentSubject } from '#contract/comments/subjects.ts';
import type { JobType } from '#contract/jobs/forms.ts';
import type { PaymentFilter, PaymentType } from '#contract/jobs/payment-types.ts';
import type { ReportReason } from '#contract/moderation/forms.ts';
import type { Delivery } from '#contract/saved-searches/forms.ts';
import type { StaffRole } from '#contract/users/staff-roles.ts';
import type { ArtworkName } from './artworks.ts';
import type { CourseKey } from './courses.ts';

export interface DemoLinks {
  portfolioUrl?: string;
  website?: string;
  instagramUrl?: string;
  linkedinUrl?: string;
  twitterUrl?: string;
  youtubeUrl?: string;
  imdbUrl?: string;
}

export interface DemoMember {
  key: string;
  firstName: string;
  lastName: string;
  emailLocalPart: string;
  isAdmin?: true;
  role?: StaffRole;
  school: string;
  major: string;
  /** Years from the current one: 1 graduates next year, -6 graduated six years ago. */
  graduationOffset: number;
  bio: string;
  phoneNumber?: string;
  skills: string[];
  links?: DemoLinks;
  courses: CourseKey[];
  joinedDaysAgo: number;
}

export interface DemoPosition {
  role: string;
  wanted: number;
  paymentType: PaymentType;
  skills: string[];
}

export interface DemoJob {
  key: string;
  author: string;
  title: string;
  description: string;
  budget?: string;
  location?: string;
  duration?: string;
  startDate?: string;
  type?: JobType;
  /** The last day to apply and the day of the answer, in days from now. */
  deadlineInDays?: number;
  respondByInDays?: number;
  positions?: DemoPosition[];
  paymentType: PaymentType;
  targetSchool?: string;
  skills: string[];
  hoursAgo: number;
  savedBy?: string[];
  project?: ProjectKey;
}

export interface DemoPost {
  author: string;
  type: 'post' | 'showcase' | 'update';
  content: string;
  skills: string[];
  artwork?: ArtworkName;
  /** Pictures after the first. */
  furtherArtworks?: ArtworkName[];
  hoursAgo: number;
  likedBy: string[];
  project?: ProjectKey;
}

export interface DemoEvent {
  author: string;
  title: string;
  description: string;
  /** Less than 0 for one that is over. */
  daysFromNow: number;
  /** Where the title names the day of the week: the first such day from then on; 0 is Sunday. */
  weekday?: number;
  /** What the school's clock shows, 24 hours. */
  time: string;
  /** How long it takes. */
  minutes?: number;
  location?: string;
  seats?: number;
  poster?: ArtworkName;
  going?: string[];
  maybe?: string[];
  /** In the order in which they asked. */
  waiting?: string[];
  hoursAgo: number;
  project?: ProjectKey;
}

export type ProjectKey = 'last-wash' | 'half-board' | 'low-power' | 'ninety-percent';

export interface DemoProject {
  key: ProjectKey;
  owner: string;
  title: string;
  description: string;
  poster: ArtworkName;
  hoursAgo: number;
  /** Connections of the owner with what they do, beside those who were accepted for its jobs. */
  crew: Record<string, string>;
}

export interface DemoConnection {
  requester: string;
  recipient: string;
  status: 'pending' | 'accepted';
  daysAgo: number;
  note?: string | undefined;
}

export interface DemoProfileView {
  viewer: string;
  viewed: string;
  hoursAgo: number;
}

export interface DemoApplication {
  job: string;
  applicant: string;
  message: string;
  status: ApplicationStatus;
  /** The roles of a crew call that the applicant would like, best first; the first is the one of an accepted one. */
  roles?: string[];
  /** Titles of the applicant's works. */
  works?: string[];
  note?: string;
  hoursAgo: number;
}

export interface DemoConversation {
  with: [string, string];
  /** Its first message waits for an answer. */
  isRequest?: true;
  /** The oldest first. */
  messages: { from: string; text: string; artwork?: ArtworkName; hoursAgo: number }[];
}

export interface DemoPortfolioItem {
  member: string;
  title: string;
  description: string;
  artwork: ArtworkName;
  tags: string[];
}

export interface DemoEndorsement {
  member: string;
  skill: string;
  endorser: string;
  hoursAgo: number;
}

/** What someone said: a comment or a reply. */
export interface DemoWords {
  author: string;
  text: string;
  /** The members whose names stand in the text behind an `@`. */
  mentions?: string[];
  hoursAgo: number;
  likedBy?: string[];
}

export interface DemoComment extends DemoWords {
  on: CommentSubject;
  /** The title of the work, or how the words of the post begin. */
  about: string;
  replies?: DemoWords[];
}

export interface DemoSavedSearch {
  member: string;
  q?: string;
  skills?: string[];
  payment?: PaymentFilter;
  type?: JobType;
  delivery: Delivery;
}

export interface DemoCallSheet {
  job: string;
  place: string;
  notes: string;
  /** A wall-clock time some days from now. */
  calls: { label: string; daysFromNow: number; time: string }[];
  /** Who shares what with the crew. */
  sharesEmail: string[];
  sharesPhone: string[];
}

export interface DemoReport {
  by: string;
  /** How the reported post begins. */
  post?: string;
  /** The member whose profile is reported. */
  member?: string;
  reason: ReportReason;
  details: string;
  hoursAgo: number;
  dismissed?: { note: string; hoursAgo: number };
}
