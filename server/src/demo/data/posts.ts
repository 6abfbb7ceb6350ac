import { filmPosts } from './posts-film.ts';
import { soundAndPlayPosts } from './posts-sound-and-play.ts';
import { stagePosts } from './posts-stage.ts';
import type { DemoPost } from './shapes.ts';

export const posts: DemoPost[] = [...filmPosts, ...stagePosts, ...soundAndPlayPosts];
