CREATE TABLE "job_matches" (
	"user_id" text NOT NULL,
	"job_id" text NOT NULL,
	"day" date NOT NULL,
	"score" smallint NOT NULL,
	CONSTRAINT "job_matches_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_title" boolean DEFAULT false NOT NULL,
	"is_skill" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_search_finds" (
	"search_id" text NOT NULL,
	"job_id" text NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_search_finds_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"q" text,
	"query" "tsquery",
	"skills" text[] DEFAULT '{}' NOT NULL,
	"school" text,
	"major" text,
	"payment" text NOT NULL,
	"type" text,
	"criteria_hash" text NOT NULL,
	"delivery" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "position_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "position_skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" drop column "search";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', searchable(title)) || to_tsvector('words', searchable(title)) || to_tsvector('english', searchable(array_to_text(skills) || ' ' || array_to_text(position_skills) || ' ' || array_to_text(position_roles))) || to_tsvector('words', searchable(array_to_text(skills) || ' ' || array_to_text(position_skills) || ' ' || array_to_text(position_roles))) || to_tsvector('english', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, ''))) || to_tsvector('words', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, '')))) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_title" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', searchable(title)) || to_tsvector('words', searchable(title))) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_skills" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', searchable(title)) || to_tsvector('words', searchable(title)) || to_tsvector('english', searchable(array_to_text(skills) || ' ' || array_to_text(position_skills) || ' ' || array_to_text(position_roles))) || to_tsvector('words', searchable(array_to_text(skills) || ' ' || array_to_text(position_skills) || ' ' || array_to_text(position_roles)))) STORED;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_matches" ADD CONSTRAINT "job_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_matches_of_day" ON "job_matches" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "job_matches_of_job" ON "job_matches" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_words_alike" ON "job_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "saved_search_finds_of_job" ON "saved_search_finds" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_search_finds_untold" ON "saved_search_finds" USING btree ("search_id") WHERE told_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_criteria" ON "saved_searches" USING btree ("user_id","criteria_hash");--> statement-breakpoint
CREATE INDEX "saved_searches_told" ON "saved_searches" USING btree ("delivery") WHERE delivery <> 'none';--> statement-breakpoint
CREATE INDEX "jobs_by_expiry" ON "jobs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_position_skills" ON "jobs" USING gin ("position_skills");--> statement-breakpoint
CREATE INDEX "jobs_search_title" ON "jobs" USING gin ("search_title");--> statement-breakpoint
CREATE INDEX "jobs_search_skills" ON "jobs" USING gin ("search_skills");--> statement-breakpoint
CREATE INDEX "users_hidden" ON "users" USING btree ("id") WHERE NOT (suspended_at IS NULL AND deletion_due_at IS NULL);--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");
--> statement-breakpoint
-- Sorted, because two transactions that insert the same new words in different orders would deadlock.
CREATE FUNCTION remember_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_words AS known (word, is_title, is_skill)
  SELECT word, bool_or(of_title), bool_or(NOT of_title)
  FROM (
    SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(NEW.title)))), true
    UNION ALL
    SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(array_to_text(NEW.skills) || ' '
      || array_to_text(NEW.position_skills) || ' ' || array_to_text(NEW.position_roles))))), false
  ) said (word, of_title)
  WHERE length(word) <= 40
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET is_title = known.is_title OR excluded.is_title,
    is_skill = known.is_skill OR excluded.is_skill
  WHERE (excluded.is_title AND NOT known.is_title) OR (excluded.is_skill AND NOT known.is_skill);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_words AFTER INSERT OR UPDATE OF title, skills, position_skills, position_roles ON jobs
  FOR EACH ROW EXECUTE FUNCTION remember_job_words();
--> statement-breakpoint
UPDATE jobs SET title = title;
--> statement-breakpoint
UPDATE jobs j SET position_roles = p.roles, position_skills = p.skills
FROM (SELECT jp.job_id, array_agg(DISTINCT jp.role) AS roles,
    coalesce(array_agg(DISTINCT skill) FILTER (WHERE skill IS NOT NULL), '{}') AS skills
  FROM job_positions jp LEFT JOIN LATERAL unnest(jp.skills) skill ON true GROUP BY jp.job_id) p
WHERE p.job_id = j.id;
