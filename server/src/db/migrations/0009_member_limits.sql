DROP INDEX "notifications_of_actor";--> statement-breakpoint
CREATE INDEX "notifications_of_actor" ON "notifications" USING btree ("actor_id","created_at");