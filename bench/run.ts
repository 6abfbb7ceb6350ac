import { analytics } from './analytics.ts';
import { authenticatedRequest } from './authenticated-request.ts';
import { pictureFromBucket } from './bucket.ts';
import { conversations } from './conversations.ts';
import { feed } from './feed.ts';
import { halfSentBodies } from './half-sent-bodies.ts';
import { jobs } from './jobs.ts';
import { lectureHall } from './lecture-hall.ts';
import { lighthouseHome } from './lighthouse-home.ts';
import { lighthouseLanding } from './lighthouse-landing.ts';
import { liveConnections } from './live-connections.ts';
import { notificationsList } from './notifications.ts';
import { people } from './people.ts';
import { pictureMemory } from './picture-memory.ts';
import { postWhileOnline } from './post-while-online.ts';
import { refusedSignIn } from './refused-sign-in.ts';
import { secondStart } from './second-start.ts';
import { signInBurst } from './sign-in-burst.ts';
import { benchmark } from './support/benchmark.ts';
import { tracking } from './tracking.ts';
import { uploadCost, uploadMemory } from './upload.ts';
import { works } from './works.ts';

await benchmark(
  secondStart,
  authenticatedRequest,
  refusedSignIn,
  ...signInBurst,
  lectureHall,
  halfSentBodies,
  ...feed,
  tracking,
  postWhileOnline,
  ...liveConnections,
  uploadCost,
  uploadMemory,
  pictureMemory,
  ...pictureFromBucket,
  ...people,
  ...works,
  ...jobs,
  ...analytics,
  notificationsList,
  ...conversations,
  ...lighthouseLanding,
  ...lighthouseHome,
);
