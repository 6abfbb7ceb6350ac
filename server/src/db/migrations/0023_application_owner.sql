ALTER TABLE "applications" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_to_owner" ON "applications" USING btree ("owner_id","created_at","id") WHERE withdrawn_at IS NULL;
--> statement-breakpoint
UPDATE applications ap SET owner_id = j.author_id FROM jobs j WHERE j.id = ap.job_id;
--> statement-breakpoint
CREATE FUNCTION take_owner_of_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.owner_id := (SELECT author_id FROM jobs WHERE id = NEW.job_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_owner BEFORE INSERT OR UPDATE OF job_id ON applications
  FOR EACH ROW EXECUTE FUNCTION take_owner_of_job();
--> statement-breakpoint
CREATE FUNCTION give_owner_to_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET owner_id = NEW.author_id WHERE job_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_author AFTER UPDATE OF author_id ON jobs FOR EACH ROW
  WHEN (OLD.author_id IS DISTINCT FROM NEW.author_id) EXECUTE FUNCTION give_owner_to_applications();
