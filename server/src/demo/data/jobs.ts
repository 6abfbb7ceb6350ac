import { jobInCatalogue } from './fit-to-catalogue.ts';
import { crewJobs } from './jobs-crew.ts';
import { filmJobs } from './jobs-film.ts';
import { interactiveJobs } from './jobs-interactive.ts';
import { stageJobs } from './jobs-stage.ts';
import type { DemoJob } from './shapes.ts';

export const jobs: DemoJob[] = [...filmJobs, ...crewJobs, ...stageJobs, ...interactiveJobs].map(
  jobInCatalogue,
);
