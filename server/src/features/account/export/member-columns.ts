interface MemberColumn {
  /** Whether the rows are in the copy that a member gets of their data. */
  copied: boolean;
  /** What becomes of the rows when the member is deleted: they go too, stay with an empty column, or stay as they are. */
  deletion: 'row' | 'null' | 'stays';
}

const own: MemberColumn = { copied: true, deletion: 'row' };
/** The rows are in the copy and outlive the member without the name. */
const unnamed: MemberColumn = { copied: true, deletion: 'null' };
/** What others did, and what would tell a member who blocks or reports them; or hashes that say nothing. */
const withheld: MemberColumn = { copied: false, deletion: 'row' };

/** A place in what others wrote, who keep their words. */
const mentioned: MemberColumn = { copied: false, deletion: 'null' };

/** The log of what administrators did: nothing in it is changed, and it outlives everybody. */
const logged = (copied: boolean): MemberColumn => ({ copied, deletion: 'stays' });

/** How far a task has come. It tells nothing about the member, who may be gone when the task goes on. */
const position: MemberColumn = { copied: false, deletion: 'stays' };

/** Every column that holds a member's id, in every table: `table.column`. */
export const memberColumns: Record<string, MemberColumn> = {
  'account_merges.by_id': { copied: false, deletion: 'null' },
  'account_merges.primary_id': own,
  'account_merges.secondary_id': withheld,
  'analytics_events.target_id': withheld,
  'analytics_events.user_id': own,
  'applications.applicant_id': own,
  'applications.owner_id': withheld,
  'audit_entries.actor_id': logged(false),
  'audit_entries.subject_id': logged(true),
  'blocks.blocked_id': withheld,
  'blocks.blocker_id': own,
  'call_sheet_contacts.user_id': own,
  'calendar_feeds.user_id': own,
  'comment_likes.user_id': own,
  'comments.author_id': own,
  'comments.mentions': mentioned,
  'connections.addressee_id': own,
  'connections.requester_id': own,
  'content_totals.content_id': withheld,
  'content_views.content_id': withheld,
  'content_views.viewer_id': own,
  'conversation_members.user_id': own,
  'conversations.high_id': unnamed,
  'conversations.low_id': unnamed,
  'conversations.requested_by': unnamed,
  'courses.user_id': own,
  'data_exports.user_id': own,
  'digests.user_id': own,
  'dismissed_recommendations.dismissed_id': withheld,
  'dismissed_recommendations.user_id': own,
  'endorsements.endorser_id': own,
  'endorsements.user_id': own,
  'event_rsvps.user_id': own,
  'events.author_id': own,
  'failed_items.item': withheld,
  'former_accounts.current_id': own,
  'former_accounts.user_id': own,
  'graduations.user_id': own,
  'idempotency_keys.user_id': withheld,
  'identities.user_id': own,
  'job_matches.user_id': withheld,
  'jobs.author_id': own,
  'message_deletions.user_id': own,
  'messages.sender_id': own,
  'notification_acts.actor_id': withheld,
  'notification_acts.user_id': own,
  'notifications.user_id': own,
  'passkeys.user_id': own,
  'password_resets.user_id': withheld,
  'photo_migrations.last_user_id': position,
  'portfolio_items.user_id': own,
  'post_likes.user_id': own,
  'posts.author_id': own,
  'posts.mentions': mentioned,
  'presences.user_id': own,
  'profile_views.viewed_id': withheld,
  'profile_views.viewer_id': own,
  'project_crew.user_id': own,
  'projects.owner_id': own,
  'push_subscriptions.user_id': own,
  'quiet_hours.user_id': own,
  'recovery_codes.user_id': withheld,
  'reports.context': withheld,
  'reports.decided_by': { copied: false, deletion: 'null' },
  'reports.reporter_id': unnamed,
  'reports.subject_id': withheld,
  'reports.target_id': withheld,
  'resumable_uploads.user_id': unnamed,
  'saved_searches.user_id': own,
  'saved_jobs.user_id': own,
  'second_steps.user_id': withheld,
  'sessions.user_id': own,
  'text_highlights.user_id': own,
  'totp_secrets.user_id': own,
  'uploads.user_id': unnamed,
  'users.id': own,
};

/**
 * Columns that stay out of the copy: secrets, hashes, what only the search reads, the data of another member in a report, and
 * that a request to write was declined, which nobody is told.
 */
export const leftOutColumns: Record<string, string[]> = {
  account_merges: ['by_id', 'journal'],
  applications: ['position_ids', 'portfolio_item_ids'],
  audit_entries: ['actor_id'],
  calendar_feeds: ['id'],
  conversations: ['status', 'changed_at'],
  graduations: ['current_code_hash', 'new_code_hash'],
  jobs: ['search', 'search_title', 'search_skills', 'facets'],
  messages: ['search'],
  passkeys: ['public_key', 'credential_id'],
  push_subscriptions: ['endpoint', 'p256dh', 'auth'],
  reports: [
    'context',
    'subject_id',
    'decided_by',
    'decision',
    'appeal_text',
    'appealed_at',
    'appeal_decision',
    'appeal_note',
    'appeal_decided_at',
  ],
  saved_searches: ['query', 'criteria_hash'],
  sessions: ['token_hash'],
  totp_secrets: ['secret', 'last_step', 'used_steps'],
  users: ['password_hash', 'search_name', 'search_names', 'search_skills', 'search'],
};

export interface CopiedTable {
  name: string;
  /** The columns that name the member; a row with the member in any of them is copied. */
  columns: string[];
  leftOut: string[];
}

/** The tables of the copy, by name. */
export const copiedTables: CopiedTable[] = Object.entries(
  Object.groupBy(
    Object.keys(memberColumns).filter((key) => memberColumns[key]?.copied),
    (key) => key.slice(0, key.indexOf('.')),
  ),
).map(([name, keys = []]) => ({
  name,
  columns: keys.map((key) => key.slice(name.length + 1)),
  leftOut: leftOutColumns[name] ?? [],
}));
