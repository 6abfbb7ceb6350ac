CREATE TABLE "waiting_reminders" (
	"job_id" text PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_sheet_contacts" (
	"job_id" text NOT NULL,
	"user_id" text NOT NULL,
	"shares_email" boolean DEFAULT false NOT NULL,
	"shares_phone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "call_sheet_contacts_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "call_sheets" (
	"job_id" text PRIMARY KEY NOT NULL,
	"place" text,
	"notes" text,
	"calls" jsonb DEFAULT '[]' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_reminders" ADD CONSTRAINT "waiting_reminders_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sheet_contacts" ADD CONSTRAINT "call_sheet_contacts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sheet_contacts" ADD CONSTRAINT "call_sheet_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_sheets" ADD CONSTRAINT "call_sheets_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_sheet_contacts_of_user" ON "call_sheet_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "applications_of_job_by_status" ON "applications" USING btree ("job_id","status","created_at","id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE FUNCTION free_seat_of_deleted_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE job_positions SET filled = filled - 1 WHERE id = OLD.position_id AND filled > 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER applications_free_seat AFTER DELETE ON applications FOR EACH ROW
  WHEN (OLD.position_id IS NOT NULL AND OLD.status = 'accepted' AND OLD.withdrawn_at IS NULL)
  EXECUTE FUNCTION free_seat_of_deleted_application();
