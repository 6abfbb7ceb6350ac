/** Demo rows have ids that say what they are, so that seeding is plain and repeatable. */
export const demoId = {
  user: (key: string) => `user_demo${compact(key)}`,
  job: (key: string) => `job_demo${compact(key)}`,
  position: (job: string, role: string) =>
    `position_demo${compact(job)}x${compact(role.toLowerCase())}`,
  project: (key: string) => `project_demo${compact(key)}`,
  post: (index: number) => `post_demo${index}`,
  application: (index: number) => `app_demo${index}`,
  connection: (index: number) => `conn_demo${index}`,
  event: (index: number) => `event_demo${index}`,
  conversation: (index: number) => `conv_demo${index}`,
  message: (conversation: number, index: number) => `message_demo${conversation}x${index}`,
  item: (index: number) => `item_demo${index}`,
  report: (index: number) => `report_demo${index}`,
  comment: (key: string) => `comment_demo${key}`,
};

function compact(key: string): string {
  return key.replace(/[^a-z0-9]/g, '');
}
