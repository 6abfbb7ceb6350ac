DROP INDEX "jobs_search_title";--> statement-breakpoint
DROP INDEX "jobs_search_skills";--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (skills || position_skills || ARRAY['payment ' || payment_type, 'type ' || coalesce(type, ''), 'for ' || coalesce(target_school, '')]) STORED;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search_title","search_skills","search","facets");