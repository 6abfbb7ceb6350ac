import type { ApplicationStatus } from '../applications/forms.ts';
import type { CommentSubject } from '../comments/subjects.ts';
import type { ReportTarget } from '../moderation/forms.ts';
import type { UserSummary } from '../users/contract.ts';
import type { NotificationType } from './types.ts';

type Member = Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
type MemberId = Pick<UserSummary, 'id'>;

interface JobOfApplication {
  applicationId: string;
  jobId: string;
  jobTitle: string;
}

/** The position that somebody was accepted for, or moved to. */
export interface Seat {
  role: string;
  isMove: boolean;
}

/** Why a job is for a member: skills that both have, or a search that the member saved. */
export type MatchReason =
  | { by: 'skills'; skills: string[]; isForSchool: boolean }
  | { by: 'search'; search: string };

interface CommentedWork {
  subject: CommentSubject;
  subjectId: string;
  ownerId: string;
}

/** A mention may also stand in the words of a post, which is then the subject. */
type CommentAct = CommentedWork &
  (
    | { event: 'comment'; commentId: string }
    | { event: 'reply'; commentId: string; replyTo: string }
    | { event: 'mention'; commentId: string | null }
  );

/** What whoever sends a notification of a type says: whose act it tells of, and what the act was. */
export interface NotificationPayloads {
  job_application:
    | {
        actor: Member;
        data: JobOfApplication &
          (
            | { event: 'received' }
            | { event: 'decided'; status: ApplicationStatus; hasNote: boolean; seat?: Seat }
          );
      }
    /** Nobody answered in time: nobody's act, so that it counts against nobody's allowance. */
    | { actor: null; data: JobOfApplication & { event: 'closed' } };
  job_match: { actor: MemberId; data: { jobId: string; jobTitle: string; reason: MatchReason } };
  connection_request: {
    actor: Member;
    data: { event: 'requested' | 'accepted'; connectionId: string };
  };
  message: {
    actor: Member;
    data: { event: 'requested' | 'sent'; messageId: string; conversationId: string };
  };
  skill_endorsement: { actor: Member; data: { skill: string } };
  /** `day` as YYYY-MM-DD. */
  profile_view: { actor: Member; data: { day: string } };
  classmate_joined: {
    actor: Member;
    data: { courseCode: string; section: string | null; semester: string };
  };
  job_milestone: {
    actor: null;
    data: { jobId: string; jobTitle: string } & (
      | { counted: 'views' | 'applications'; count: number }
      /** Applications that wait for an answer; `day`, when that was counted, as YYYY-MM-DD. */
      | { counted: 'waiting'; count: number; day: string }
      /** The days until it expires, on `day`. */
      | { counted: 'days'; day: string }
      /** Every position; the owner and the crew hear of it. */
      | { counted: 'filled' }
    );
  };
  like: { actor: Member; data: { postId: string } };
  comment: { actor: Member; data: CommentAct };
  /** Nobody acts when a seat becomes free or a reminder is due. */
  event: {
    actor: MemberId | null;
    data: { eventId: string; eventTitle: string } & (
      | { event: 'moved_up' }
      /** `when` is written by the school's clock. */
      | { event: 'reminder'; eventDate: string; when: string; location: string | null }
      | { event: 'changed'; when: string; location: string | null }
      | { event: 'cancelled'; when: string }
    );
  };
  /** The recipient is of the crew now. */
  project_crew: {
    actor: Member;
    data: { projectId: string; projectTitle: string; role: string | null };
  };
  data_export: { actor: null; data: { exportId: string } };
  /** Nobody's act: neither who reported nor who decided is named. The first two are for the reporter, the others for the member concerned. */
  moderation: {
    actor: null;
    data: {
      event:
        | 'dismissed'
        | 'acted'
        | 'cleared'
        | 'removed'
        | 'warned'
        | 'suspended'
        | 'upheld'
        | 'overturned';
      reportId: string;
      targetType: ReportTarget;
      note: string | null;
      /** Of the member concerned, who may appeal. */
      appealToken?: string;
    };
  };
}

type IdOf<Actor> = Actor extends null ? null : MemberId;

/** What tells two notifications of a type apart: the actor's id and the data, without names. */
export interface NotificationIdentity<Type extends NotificationType> {
  actor: IdOf<NotificationPayloads[Type]['actor']>;
  data: NotificationPayloads[Type]['data'];
}

export type NewNotification = {
  [Type in NotificationType]: { type: Type } & NotificationPayloads[Type];
}[NotificationType];

export type IdentifiedNotification = {
  [Type in NotificationType]: { type: Type } & NotificationIdentity<Type>;
}[NotificationType];
