import { demoId } from '../demo-ids.ts';
import { applications } from './applications.ts';
import { connections } from './connections.ts';
import { actorOf, type DemoNotification, jobOf } from './notifications.ts';
import { posts } from './posts.ts';
import { crewAdditions } from './projects.ts';

/** What the members of the community are told because of what the others have done. */
export const derivedNotifications: DemoNotification[] = [
  ...posts.flatMap(({ author, likedBy, hoursAgo }, index) =>
    likedBy.map((liker, place) => ({
      to: author,
      hoursAgo: hoursAgo * (0.9 - (0.7 * place) / likedBy.length),
      notification: {
        type: 'like' as const,
        actor: actorOf(liker),
        data: { postId: demoId.post(index) },
      },
    })),
  ),
  ...applications.flatMap(
    ({ job: key, applicant, status, note, roles, hoursAgo }, index): DemoNotification[] => {
      const { author, title } = jobOf(key);
      const data = {
        applicationId: demoId.application(index),
        jobId: demoId.job(key),
        jobTitle: title,
      };
      const received: DemoNotification = {
        to: author,
        hoursAgo,
        notification: {
          type: 'job_application',
          actor: actorOf(applicant),
          data: { event: 'received', ...data },
        },
      };
      if (status === 'pending') return [received];
      const decided: DemoNotification = {
        to: applicant,
        hoursAgo: hoursAgo / 2,
        notification: {
          type: 'job_application',
          actor: actorOf(author),
          data: {
            event: 'decided',
            status,
            hasNote: Boolean(note),
            ...(status === 'accepted' && roles?.[0] && { seat: { role: roles[0], isMove: false } }),
            ...data,
          },
        },
      };
      return [received, decided];
    },
  ),
  ...crewAdditions.map(({ project, member, role, hoursAgo }) => ({
    to: member,
    hoursAgo,
    notification: {
      type: 'project_crew' as const,
      actor: actorOf(project.owner),
      data: { projectId: demoId.project(project.key), projectTitle: project.title, role },
    },
  })),
  ...connections.flatMap(({ requester, recipient, status, daysAgo }, index): DemoNotification[] => {
    if (status !== 'pending') return [];
    return [
      {
        to: recipient,
        hoursAgo: daysAgo * 24 - 7,
        notification: {
          type: 'connection_request',
          actor: actorOf(requester),
          data: { event: 'requested', connectionId: demoId.connection(index) },
        },
      },
    ];
  }),
];
