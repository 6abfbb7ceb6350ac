import type { Db } from '../db/client.ts';
import { applications } from '../features/applications/tables.ts';
import { summaryOf } from '../features/jobs/commands/write-positions.ts';
import { jobPositions, jobs, savedJobs } from '../features/jobs/tables.ts';
import { applications as demoApplications } from './data/applications.ts';
import { jobs as demoJobs } from './data/jobs.ts';
import { portfolio } from './data/portfolio.ts';
import type { DemoApplication, DemoJob } from './data/shapes.ts';
import { demoId } from './demo-ids.ts';
import { dayFromNow, daysAgo, hoursAgo } from './times.ts';

export async function seedJobs(tx: Db): Promise<void> {
  await tx.insert(jobs).values(demoJobs.map(jobRow));
  await tx.insert(jobPositions).values(demoJobs.flatMap(positionRows));
  const saves = demoJobs.flatMap(({ key, savedBy = [] }) =>
    savedBy.map((member) => ({ userId: demoId.user(member), jobId: demoId.job(key) })),
  );
  await tx.insert(savedJobs).values(saves);
  await tx.insert(applications).values(demoApplications.map(applicationRow));
}

function jobRow(demoJob: DemoJob) {
  const { key, author, hoursAgo: hours, savedBy: _, positions = [], ...rest } = demoJob;
  const { deadlineInDays, respondByInDays, project, ...job } = rest;
  return {
    ...job,
    id: demoId.job(key),
    authorId: demoId.user(author),
    projectId: project && demoId.project(project),
    deadline: deadlineInDays === undefined ? null : dayFromNow(deadlineInDays),
    respondBy: respondByInDays === undefined ? null : dayFromNow(respondByInDays),
    expiresAt: daysAgo(deadlineInDays === undefined ? hours / 24 - 60 : -deadlineInDays - 1),
    ...summaryOf(positions),
    createdAt: hoursAgo(hours),
  };
}

function positionRows({ key, positions = [] }: DemoJob) {
  return positions.map((position, place) => {
    const accepted = demoApplications.filter(
      ({ job, status, roles }) =>
        job === key && status === 'accepted' && roles?.[0] === position.role,
    );
    const id = demoId.position(key, position.role);
    return { ...position, id, jobId: demoId.job(key), place, filled: accepted.length };
  });
}

function applicationRow(application: DemoApplication, index: number) {
  const { job, applicant, roles = [], works = [], hoursAgo: hours, ...rest } = application;
  const isDecided = rest.status !== 'pending';
  const positionIds = roles.map((role) => demoId.position(job, role));
  return {
    ...rest,
    id: demoId.application(index),
    jobId: demoId.job(job),
    jobTitle: demoJobs.find(({ key }) => key === job)?.title ?? '',
    applicantId: demoId.user(applicant),
    positionIds,
    positionId: rest.status === 'accepted' ? positionIds[0] : undefined,
    portfolioItemIds: works.map((title) => demoId.item(workNamed(applicant, title))),
    seenAt: isDecided || hours > 12 ? hoursAgo(hours * 0.8) : null,
    decidedAt: isDecided ? hoursAgo(hours / 2) : null,
    createdAt: hoursAgo(hours),
  };
}

function workNamed(member: string, title: string): number {
  const index = portfolio.findIndex((item) => item.member === member && item.title === title);
  if (index < 0) throw new Error(`${member} has no work called ${title}.`);
  return index;
}
