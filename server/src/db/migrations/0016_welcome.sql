ALTER TABLE "connections" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "welcome_step" text;--> statement-breakpoint
CREATE INDEX "users_of_studies" ON "users" USING btree ("school","major") WHERE suspended_at IS NULL AND deletion_due_at IS NULL;--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_note_while_pending" CHECK (note IS NULL OR status = 'pending');