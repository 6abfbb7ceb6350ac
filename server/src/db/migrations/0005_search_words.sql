ALTER TABLE "search_words" ALTER COLUMN "word" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "search_name" SET DATA TYPE text COLLATE "C";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "is_craft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- In PL/pgSQL the body is prepared once a connection; an SQL function that cannot be inlined is planned at every call.
CREATE OR REPLACE FUNCTION plain(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ BEGIN RETURN lower(public.unaccent('public.unaccent', value)); END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ BEGIN RETURN replace(public.plain(value), '/', ' '); END $$;
--> statement-breakpoint
-- The words go in sorted, so that two members who bring the same new words wait for each other and never in a circle.
CREATE OR REPLACE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS known (word, is_name, is_craft)
  SELECT word, bool_or(of_name), bool_or(NOT of_name)
  FROM (
    SELECT unnest(tsvector_to_array(to_tsvector('simple', searchable(NEW.first_name || ' ' || NEW.last_name)))), true
    UNION ALL
    SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(concat_ws(' ',
      joined(NEW.skills), NEW.major, NEW.program))))), false
  ) said (word, of_name)
  WHERE length(word) <= 40
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET is_name = known.is_name OR excluded.is_name,
    is_craft = known.is_craft OR excluded.is_craft
  WHERE (excluded.is_name AND NOT known.is_name) OR (excluded.is_craft AND NOT known.is_craft);
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE users SET first_name = first_name;
