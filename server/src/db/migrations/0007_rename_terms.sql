ALTER TABLE "upload_drafts" RENAME TO "resumable_uploads";--> statement-breakpoint
ALTER TABLE "resumable_uploads" RENAME CONSTRAINT "upload_drafts_pkey" TO "resumable_uploads_pkey";--> statement-breakpoint
ALTER TABLE "resumable_uploads" RENAME CONSTRAINT "upload_drafts_user_id_users_id_fk" TO "resumable_uploads_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "resumable_uploads" RENAME CONSTRAINT "upload_drafts_upload_id_uploads_id_fk" TO "resumable_uploads_upload_id_uploads_id_fk";--> statement-breakpoint
ALTER INDEX "upload_drafts_of_user" RENAME TO "resumable_uploads_of_user";--> statement-breakpoint
ALTER INDEX "upload_drafts_of_upload" RENAME TO "resumable_uploads_of_upload";--> statement-breakpoint
ALTER INDEX "upload_drafts_touched" RENAME TO "resumable_uploads_touched";--> statement-breakpoint
ALTER TABLE "users" RENAME COLUMN "search_crafts" TO "search_skills";--> statement-breakpoint
ALTER INDEX "users_search_crafts" RENAME TO "users_search_skills";--> statement-breakpoint
ALTER TABLE "search_words" RENAME COLUMN "is_craft" TO "is_skill";--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "once_key" TO "dedupe_key";--> statement-breakpoint
ALTER INDEX "notifications_once" RENAME TO "notifications_dedupe";--> statement-breakpoint
ALTER FUNCTION plain(text) RENAME TO normalize_text;--> statement-breakpoint
ALTER FUNCTION joined(text[]) RENAME TO array_to_text;--> statement-breakpoint
CREATE OR REPLACE FUNCTION searchable(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ BEGIN RETURN replace(public.normalize_text(value), '/', ' '); END $$;
--> statement-breakpoint
-- Sorted, because two transactions that insert the same new words in different orders would deadlock.
CREATE OR REPLACE FUNCTION remember_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words AS known (word, is_name, is_skill)
  SELECT word, bool_or(of_name), bool_or(NOT of_name)
  FROM (
    SELECT unnest(tsvector_to_array(to_tsvector('simple', searchable(NEW.first_name || ' ' || NEW.last_name)))), true
    UNION ALL
    SELECT unnest(tsvector_to_array(to_tsvector('words', searchable(concat_ws(' ',
      array_to_text(NEW.skills), NEW.major, NEW.program))))), false
  ) said (word, of_name)
  WHERE length(word) <= 40
  GROUP BY word
  ORDER BY word
  ON CONFLICT (word) DO UPDATE SET is_name = known.is_name OR excluded.is_name,
    is_skill = known.is_skill OR excluded.is_skill
  WHERE (excluded.is_name AND NOT known.is_name) OR (excluded.is_skill AND NOT known.is_skill);
  RETURN NULL;
END $$;
