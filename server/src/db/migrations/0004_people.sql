CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_search_name";--> statement-breakpoint
DROP INDEX "users_school";--> statement-breakpoint
DROP INDEX "users_graduation_year";--> statement-breakpoint
DROP INDEX "courses_section";--> statement-breakpoint
ALTER TABLE "users" drop column "search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', searchable(first_name || ' ' || last_name))) || strip(to_tsvector('english', searchable(joined(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, ''))) || to_tsvector('words', searchable(joined(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, '')))) || strip(to_tsvector('english', searchable(coalesce(school, '') || ' ' || coalesce(bio, ''))) || to_tsvector('words', searchable(coalesce(school, '') || ' ' || coalesce(bio, ''))))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_names" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', searchable(first_name || ' ' || last_name)))) STORED;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_crafts" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', searchable(first_name || ' ' || last_name))) || strip(to_tsvector('english', searchable(joined(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, ''))) || to_tsvector('words', searchable(joined(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, ''))))) STORED;--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "courses_once" ON "courses" USING btree ("user_id","course_code","semester","year",coalesce(section, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","target_type","target_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "users_search_names" ON "users" USING gin ("search_names");--> statement-breakpoint
CREATE INDEX "users_search_crafts" ON "users" USING gin ("search_crafts");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_name","id") WHERE suspended_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_school" ON "users" USING btree ("school","search_name","id") WHERE suspended_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_year" ON "users" USING btree ("graduation_year","search_name","id") WHERE suspended_at IS NULL;--> statement-breakpoint
CREATE INDEX "users_of_major" ON "users" USING btree ("major","graduation_year","search_name") WHERE suspended_at IS NULL;--> statement-breakpoint
CREATE INDEX "courses_section" ON "courses" USING btree ("course_code","semester","year",coalesce(section, ''),"user_id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search");--> statement-breakpoint
-- The words go in sorted, so that two members who bring the same new words wait for each other and never in a circle.
CREATE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
  SELECT word
  FROM unnest(tsvector_to_array(to_tsvector('words', searchable(concat_ws(' ',
    NEW.first_name, NEW.last_name, joined(NEW.skills), NEW.major, NEW.program))))) word
  WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_search_words AFTER INSERT OR UPDATE OF first_name, last_name, skills, major, program ON users
  FOR EACH ROW EXECUTE FUNCTION remember_search_words();
--> statement-breakpoint
UPDATE users SET first_name = first_name;
