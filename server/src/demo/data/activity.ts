/** What the demo community types into its searches. */
export const searches = {
  '/jobs': [
    'gaffer',
    'sound',
    'editor',
    'paid',
    'composer',
    'thesis film',
    'voice over',
    'unity',
    'stage manager',
  ],
  '/discover': [
    'cellist',
    'colourist',
    'animator',
    'dramaturg',
    'choreographer',
    'drummer',
    'camera',
  ],
};

/** The skills by which it filters; the first ones more often. */
export const filteredSkills = [
  'Cinematography',
  'Editing',
  'Acting',
  'Sound Design',
  'Composing',
  'Directing',
  'Lighting Design',
  'Producing',
  'Game Design',
  'Singing',
  'Stage Management',
  'Animation',
];

/** The pages, the most visited first. */
export const visitedPages = [
  '/',
  '/jobs',
  '/discover',
  '/jobs/:jobId',
  '/profile/:userId',
  '/messages',
  '/posts/:postId',
  '/notifications',
  '/events',
  '/profile',
  '/events/:eventId',
  '/settings',
];

export const usedFeatures = ['post_create', 'job_apply', 'message_send', 'search', 'upload'];

/** Who is here when the demo starts, and on which page. */
export const online: Record<string, string> = {
  'wei-ting-lin': '/jobs',
  'zoe-laurent': '/',
  'luis-carrasco': '/posts/:postId',
  'saoirse-dunne': '/discover',
  'kwame-asante': '/messages',
};
