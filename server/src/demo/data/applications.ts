import { crewApplications } from './applications-crew.ts';
import { filmApplications } from './applications-film.ts';
import { interactiveApplications } from './applications-interactive.ts';
import { stageApplications } from './applications-stage.ts';
import type { DemoApplication } from './shapes.ts';

export const applications: DemoApplication[] = [
  ...filmApplications,
  ...stageApplications,
  ...interactiveApplications,
  ...crewApplications,
];
