-- New rows are checked at once. The old ones are when the migration is committed, without keeping anybody from them.
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_status" CHECK (status IN ('pending', 'ready', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "photo_migrations" ADD CONSTRAINT "photo_migrations_status" CHECK (status IN ('running', 'done', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status" CHECK (status IN ('pending', 'accepted', 'rejected')) NOT VALID;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_status" CHECK (status IN ('pending', 'accepted', 'declined', 'removed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_status" CHECK (status IN ('going', 'maybe', 'no', 'waiting')) NOT VALID;--> statement-breakpoint
ALTER TABLE "job_positions" ADD CONSTRAINT "job_positions_payment_type" CHECK (payment_type IN ('paid', 'unpaid', 'credit')) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_type" CHECK (type IN ('project-crew', 'internship', 'part-time', 'full-time', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_payment_type" CHECK (payment_type IN ('paid', 'unpaid', 'credit')) NOT VALID;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_status" CHECK (status IN ('open', 'requested', 'declined', 'ended')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_target_type" CHECK (target_type IN ('user', 'post', 'job', 'event', 'portfolio', 'comment', 'message')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_status" CHECK (status IN ('open', 'appealed', 'resolved', 'dismissed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decision" CHECK (decision IN ('dismiss', 'remove', 'warn', 'suspend')) NOT VALID;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_appeal_decision" CHECK (appeal_decision IN ('uphold', 'overturn')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type" CHECK (type IN ('job_application', 'job_match', 'connection_request', 'message', 'skill_endorsement', 'profile_view', 'classmate_joined', 'job_milestone', 'like', 'comment', 'event', 'project_crew', 'data_export', 'moderation')) NOT VALID;--> statement-breakpoint
ALTER TABLE "portfolio_items" ADD CONSTRAINT "portfolio_items_media_type" CHECK (media_type IN ('image', 'video', 'audio', 'youtube', 'vimeo', 'document')) NOT VALID;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_type" CHECK (type IN ('post', 'showcase', 'update')) NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_payment" CHECK (payment IN ('all', 'paid', 'unpaid')) NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_type" CHECK (type IN ('project-crew', 'internship', 'part-time', 'full-time', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_delivery" CHECK (delivery IN ('bell', 'daily', 'weekly', 'none')) NOT VALID;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_kind" CHECK (kind IN ('page_view', 'search', 'filter', 'job_click', 'click', 'feature')) NOT VALID;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_target_type" CHECK (target_type IN ('job', 'post', 'event', 'profile')) NOT VALID;--> statement-breakpoint
ALTER TABLE "content_views" ADD CONSTRAINT "content_views_content_type" CHECK (content_type IN ('job', 'post', 'event', 'profile')) NOT VALID;--> statement-breakpoint
ALTER TABLE "text_highlights" ADD CONSTRAINT "text_highlights_method" CHECK (method IN ('mouse', 'touch', 'keyboard')) NOT VALID;--> statement-breakpoint
ALTER TABLE "text_highlights" ADD CONSTRAINT "text_highlights_device_type" CHECK (device_type IN ('mobile', 'tablet', 'desktop')) NOT VALID;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind" CHECK (kind IN ('image', 'video', 'audio', 'document')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK (role IN ('moderator', 'analyst')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_welcome_step" CHECK (welcome_step IN ('studies', 'skills', 'work', 'privacy')) NOT VALID;