import { memberInCatalogue } from './fit-to-catalogue.ts';
import { alumniMembers } from './members-alumni.ts';
import { filmMembers } from './members-film.ts';
import { interactiveMembers } from './members-interactive.ts';
import { musicMembers } from './members-music.ts';
import { stageMembers } from './members-stage.ts';
import type { DemoMember } from './shapes.ts';

export const members: DemoMember[] = [
  ...filmMembers,
  ...stageMembers,
  ...musicMembers,
  ...interactiveMembers,
  ...alumniMembers,
].map(memberInCatalogue);

export const demoStudent = 'maya-okafor';
export const demoAlumna = 'odalys-quintero';
export const demoAdministrator = 'helena-strand';
