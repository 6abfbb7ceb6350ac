-- Words as they are written, but for the English stop words: finds a word of which only the beginning is typed.
CREATE TEXT SEARCH DICTIONARY words (TEMPLATE = simple, STOPWORDS = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION words (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION words ALTER MAPPING FOR asciihword, asciiword, hword, hword_asciipart, hword_part, word WITH words;
--> statement-breakpoint
-- A slash parts two words: as it stands, UI/UX would be one, the name of a file.
CREATE FUNCTION searchable(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT replace(public.plain(value), '/', ' ') $$;
--> statement-breakpoint
-- Ascending and read backwards: an index DESC NULLS LAST does not serve ORDER BY … DESC, whose NULLs come first.
DROP INDEX "applications_of_applicant";--> statement-breakpoint
DROP INDEX "applications_of_job";--> statement-breakpoint
DROP INDEX "events_newest";--> statement-breakpoint
DROP INDEX "events_of_author";--> statement-breakpoint
DROP INDEX "jobs_newest";--> statement-breakpoint
DROP INDEX "jobs_of_author";--> statement-breakpoint
DROP INDEX "saved_jobs_newest";--> statement-breakpoint
DROP INDEX "reports_open";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "posts_newest";--> statement-breakpoint
DROP INDEX "posts_of_author";--> statement-breakpoint
DROP INDEX "content_views_of_viewer";--> statement-breakpoint
DROP INDEX "users_newest";--> statement-breakpoint
ALTER TABLE "jobs" drop column "search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', searchable(title)) || to_tsvector('words', searchable(title)), 'A') || setweight(to_tsvector('english', searchable(joined(skills))) || to_tsvector('words', searchable(joined(skills))), 'B') || setweight(to_tsvector('english', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, ''))) || to_tsvector('words', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, ''))), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "applications_of_applicant" ON "applications" USING btree ("applicant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","created_at","id");--> statement-breakpoint
CREATE INDEX "events_newest" ON "events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "events_of_author" ON "events" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_of_author" ON "jobs" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "saved_jobs_newest" ON "saved_jobs" USING btree ("user_id","created_at","job_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "content_views_of_viewer" ON "content_views" USING btree ("viewer_id","viewed_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");
