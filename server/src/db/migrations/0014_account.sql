CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"size" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_job_id_jobs_id_fk";
--> statement-breakpoint
DROP INDEX "users_by_name";--> statement-breakpoint
DROP INDEX "users_of_school";--> statement-breakpoint
DROP INDEX "users_of_year";--> statement-breakpoint
DROP INDEX "users_of_major";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "job_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_of_user" ON "data_exports" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_pending" ON "data_exports" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "data_exports_unfinished" ON "data_exports" USING btree ("created_at") WHERE status <> 'ready';--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dismissed_recommendations_reverse" ON "dismissed_recommendations" USING btree ("dismissed_id");--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_due_at") WHERE deletion_due_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_name","id") WHERE suspended_at IS NULL AND deletion_due_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_school" ON "users" USING btree ("school","search_name","id") WHERE suspended_at IS NULL AND deletion_due_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_year" ON "users" USING btree ("graduation_year","search_name","id") WHERE suspended_at IS NULL AND deletion_due_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_major" ON "users" USING btree ("major","graduation_year","search_name") WHERE suspended_at IS NULL AND deletion_due_at IS NULL;