import { filmComments } from './comments-film.ts';
import { stageAndPlayComments } from './comments-stage-and-play.ts';
import type { DemoComment } from './shapes.ts';

export const comments: DemoComment[] = [...filmComments, ...stageAndPlayComments];
