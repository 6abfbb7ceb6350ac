DROP INDEX "jobs_search_title";--> statement-breakpoint
DROP INDEX "jobs_search_skills";--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "author_major" text;--> statement-breakpoint
UPDATE jobs j SET author_major = u.major FROM users u WHERE u.id = j.author_id;--> statement-breakpoint
-- A search reads the words of hundreds of jobs: kept in the row itself, they cost it a fourth of the pages.
ALTER TABLE "jobs" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (skills || position_skills || ARRAY['payment ' || payment_type, 'type ' || coalesce(type, ''), 'for ' || coalesce(target_school, ''), 'by ' || coalesce(author_major, '')]) STORED;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_title","search_skills","search","facets") WHERE is_listed;
--> statement-breakpoint
CREATE FUNCTION take_major_of_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.author_major := (SELECT major FROM users WHERE id = NEW.author_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_author_major BEFORE INSERT OR UPDATE OF author_id ON jobs
  FOR EACH ROW EXECUTE FUNCTION take_major_of_author();
--> statement-breakpoint
CREATE FUNCTION give_major_to_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET author_major = NEW.major WHERE author_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_major AFTER UPDATE OF major ON users FOR EACH ROW
  WHEN (OLD.major IS DISTINCT FROM NEW.major) EXECUTE FUNCTION give_major_to_jobs();
--> statement-breakpoint
CREATE FUNCTION list_until_expiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_listed := NEW.expires_at > now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_is_listed BEFORE INSERT OR UPDATE OF expires_at ON jobs
  FOR EACH ROW EXECUTE FUNCTION list_until_expiry();
