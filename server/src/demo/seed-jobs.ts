import type { Db } from '../db/client.ts';
import {
  applicationPortfolioItems,
  applicationPositions,
  applications,
} from '../features/applications/tables.ts';
import { summaryOf } from '../features/jobs/commands/write-positions.ts';
import { jobPositions, jobs, savedJobs } from '../features/jobs/tables.ts';
import { addDays, schoolDay } from '../platform/school-time.ts';
import { applications as demoApplications } from './data/applications.ts';
import { jobs as demoJobs } from './data/jobs.ts';
import { portfolio } from './data/portfolio.ts';
import type { DemoApplication, DemoJob } from './data/shapes.ts';
import { demoId } from './demo-ids.ts';
import { daysAgo, hoursAgo } from './times.ts';

export async function seedJobs(tx: Db, timeZone: string): Promise<void> {
  await tx.insert(jobs).values(demoJobs.map((job) => jobRow(job, schoolDay(Date.now(), timeZone))));
  await tx.insert(jobPositions).values(demoJobs.flatMap(positionRows));
  const saves = demoJobs.flatMap(({ key, savedBy = [] }) =>
    savedBy.map((member) => ({ userId: demoId.user(member), jobId: demoId.job(key) })),
  );
  await tx.insert(savedJobs).values(saves);
  await tx.insert(applications).values(demoApplications.map(applicationRow));
  await tx.insert(applicationPositions).values(demoApplications.flatMap(askedPositionRows));
  await tx.insert(applicationPortfolioItems).values(demoApplications.flatMap(attachmentRows));
}

function jobRow(demoJob: DemoJob, today: string) {
  const { key, author, hoursAgo: hours, savedBy: _, positions = [], ...rest } = demoJob;
  const { deadlineInDays, respondByInDays, project, ...job } = rest;
  return {
    ...job,
    id: demoId.job(key),
    authorId: demoId.user(author),
    projectId: project && demoId.project(project),
    deadline: deadlineInDays === undefined ? null : addDays(today, deadlineInDays),
    respondBy: respondByInDays === undefined ? null : addDays(today, respondByInDays),
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
  const { job, applicant, roles: [role] = [], works: _, hoursAgo: hours, ...rest } = application;
  const isDecided = rest.status !== 'pending';
  return {
    ...rest,
    id: demoId.application(index),
    jobId: demoId.job(job),
    jobTitle: demoJobs.find(({ key }) => key === job)?.title ?? '',
    applicantId: demoId.user(applicant),
    positionId: rest.status === 'accepted' && role ? demoId.position(job, role) : undefined,
    seenAt: isDecided || hours > 12 ? hoursAgo(hours * 0.8) : null,
    decidedAt: isDecided ? hoursAgo(hours / 2) : null,
    createdAt: hoursAgo(hours),
  };
}

function askedPositionRows({ job, roles = [] }: DemoApplication, index: number) {
  return roles.map((role, at) => ({
    applicationId: demoId.application(index),
    positionId: demoId.position(job, role),
    sortOrder: at + 1,
  }));
}

function attachmentRows({ applicant, works = [] }: DemoApplication, index: number) {
  return works.map((title, at) => ({
    applicationId: demoId.application(index),
    portfolioItemId: demoId.item(workNamed(applicant, title)),
    sortOrder: at + 1,
  }));
}

function workNamed(member: string, title: string): number {
  const index = portfolio.findIndex((item) => item.member === member && item.title === title);
  if (index < 0) throw new Error(`${member} has no work called ${title}.`);
  return index;
}
