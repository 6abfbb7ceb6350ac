CREATE TABLE "notification_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notification_id" text NOT NULL,
	"user_id" text NOT NULL,
	"actor_id" text,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dedupe_key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_actor_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "notifications_dedupe";--> statement-breakpoint
DROP INDEX "notifications_of_actor";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_title" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "group_message" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
-- Written by hand: what was one row each becomes a notification of its own with one act. Old ones are not mailed or pushed.
INSERT INTO "notification_acts" ("notification_id", "user_id", "actor_id", "title", "message", "data", "dedupe_key", "at")
SELECT "id", "user_id", "actor_id", "title", "message", "data", "dedupe_key", "created_at" FROM "notifications"
ORDER BY "created_at", "id";--> statement-breakpoint
UPDATE "notifications" SET "group_key" = "id", "subject_id" = coalesce("data"->>'postId', "data"->>'jobId'),
  "read_at" = CASE WHEN "is_read" THEN "created_at" END, "mailed_at" = now(), "pushed_at" = now();--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "group_key" SET NOT NULL;--> statement-breakpoint
-- End of what was written by hand.
ALTER TABLE "notification_acts" ADD CONSTRAINT "notification_acts_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_acts" ADD CONSTRAINT "notification_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_acts" ADD CONSTRAINT "notification_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_acts_newest" ON "notification_acts" USING btree ("notification_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_acts_dedupe" ON "notification_acts" USING btree ("user_id","dedupe_key");--> statement-breakpoint
CREATE INDEX "notification_acts_of_actor" ON "notification_acts" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "notifications_newest_of_type" ON "notifications" USING btree ("user_id","type","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_group" ON "notifications" USING btree ("user_id","type","group_key");--> statement-breakpoint
CREATE INDEX "notifications_of_subject" ON "notifications" USING btree ("subject_id") WHERE subject_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "actor_id";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "data";--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "dedupe_key";