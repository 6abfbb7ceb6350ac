CREATE TABLE "event_rsvps" (
	"event_id" text NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_rsvps_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "job_positions" (
	"id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"place" smallint NOT NULL,
	"role" text NOT NULL,
	"wanted" smallint NOT NULL,
	"filled" smallint DEFAULT 0 NOT NULL,
	"payment_type" text NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_positions_seats" CHECK (wanted > 0 AND filled BETWEEN 0 AND wanted)
);
--> statement-breakpoint
DROP INDEX "events_by_date";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "position_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "position_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "portfolio_item_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "end_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "media_alt" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "going_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deadline" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "respond_by" date;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '60 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expiry_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "position_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_rsvps" ADD CONSTRAINT "event_rsvps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_positions" ADD CONSTRAINT "job_positions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_rsvps_by_status" ON "event_rsvps" USING btree ("event_id","status","since");--> statement-breakpoint
CREATE INDEX "event_rsvps_of_user" ON "event_rsvps" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "job_positions_of_job" ON "job_positions" USING btree ("job_id","place");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_position_id_job_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."job_positions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_of_position" ON "applications" USING btree ("position_id") WHERE position_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "events_of_upload" ON "events" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("event_date","id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_seats" CHECK (capacity IS NULL OR going_count <= capacity);