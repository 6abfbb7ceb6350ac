import type { CommentSubject } from '#contract/comments/subjects.ts';
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

export interface DemoJob {
  key: string;
  author: string;
  title: string;
  description: string;
  budget?: string;
  location?: string;
  duration?: string;
  startDate?: string;
  paymentType: 'paid' | 'unpaid' | 'credit';
  targetSchool?: string;
  skills: string[];
  hoursAgo: number;
  savedBy?: string[];
}

export interface DemoPost {
  author: string;
  type: 'post' | 'showcase' | 'update';
  content: string;
  skills: string[];
  artwork?: ArtworkName;
  hoursAgo: number;
  likedBy: string[];
}

export interface DemoEvent {
  author: string;
  title: string;
  description: string;
  /** Less than 0 for one that is over. */
  daysFromNow: number;
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
  status: 'pending' | 'accepted' | 'rejected';
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
