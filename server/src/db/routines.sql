/* Every function and trigger of the database as it is now. They are made by migrations; a test compares this file with the database. */

-- Text as searches compare it: in small letters, without accents.
CREATE OR REPLACE FUNCTION public.normalize_text(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ BEGIN RETURN lower(public.unaccent('public.unaccent', value)); END $function$;

-- Text as it is indexed for searches: normalized, with a slash read as a space.
CREATE OR REPLACE FUNCTION public.searchable(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ BEGIN RETURN replace(public.normalize_text(value), '/', ' '); END $function$;

-- The items of a list as one text. Immutable, so that generated columns and indexes can use it.
CREATE OR REPLACE FUNCTION public.array_to_text(items text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ SELECT array_to_string(items, ' ') $function$;

-- Makes the partition of a month, and moves into it what came before it was there. Called by a task each night.
CREATE OR REPLACE FUNCTION public.create_month_partition(parent text, month date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  name text := parent || to_char(month, '_YYYY_MM');
  others text := parent || '_other';
  key text := (SELECT a.attname FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attnum = p.partattrs[0]
    WHERE p.partrelid = parent::regclass);
  since timestamptz := date_trunc('month', month)::timestamp AT TIME ZONE 'UTC';
  until timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass(name) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name, parent);
  -- Rows that came before their partition are moved: they would forbid to attach it for ever.
  IF to_regclass(others) IS NOT NULL THEN
    EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
      others, key, since, key, until, name);
  END IF;
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, since, until);
END $function$;

-- Adds the words of a member's name, skills and studies to search_words, which knows typos by them.
CREATE OR REPLACE FUNCTION public.remember_search_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- When a member is new or changes name, skills or studies.
CREATE TRIGGER users_search_words AFTER INSERT OR UPDATE OF first_name, last_name, skills, major, program ON users FOR EACH ROW EXECUTE FUNCTION remember_search_words();

-- Adds the words of a job's title, skills and roles to job_words.
CREATE OR REPLACE FUNCTION public.remember_job_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

-- When a job is new or changes its title, skills or positions.
CREATE TRIGGER jobs_words AFTER INSERT OR UPDATE OF title, skills, position_skills, position_roles ON jobs FOR EACH ROW EXECUTE FUNCTION remember_job_words();

-- Copies into a job what its author studies, for the filters of a search.
CREATE OR REPLACE FUNCTION public.take_major_of_author()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.author_major := (SELECT major FROM users WHERE id = NEW.author_id);
  RETURN NEW;
END $function$;

-- When a job is new or goes to another author.
CREATE TRIGGER jobs_author_major BEFORE INSERT OR UPDATE OF author_id ON jobs FOR EACH ROW EXECUTE FUNCTION take_major_of_author();

-- Copies into a member's jobs what they study now.
CREATE OR REPLACE FUNCTION public.give_major_to_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE jobs SET author_major = NEW.major WHERE author_id = NEW.id;
  RETURN NULL;
END $function$;

-- When a member changes what they study.
CREATE TRIGGER users_major AFTER UPDATE OF major ON users FOR EACH ROW WHEN (old.major IS DISTINCT FROM new.major) EXECUTE FUNCTION give_major_to_jobs();

-- A job is in the index of searches until it expires; a task takes it out at night.
CREATE OR REPLACE FUNCTION public.list_until_expiry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.is_listed := NEW.expires_at > now();
  RETURN NEW;
END $function$;

-- When a job is new or its expiry changes.
CREATE TRIGGER jobs_is_listed BEFORE INSERT OR UPDATE OF expires_at ON jobs FOR EACH ROW EXECUTE FUNCTION list_until_expiry();

-- Copies into an application who posted the job.
CREATE OR REPLACE FUNCTION public.take_owner_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.owner_id := (SELECT author_id FROM jobs WHERE id = NEW.job_id);
  RETURN NEW;
END $function$;

-- When an application is new or goes to another job, or its job is deleted.
CREATE TRIGGER applications_owner BEFORE INSERT OR UPDATE OF job_id ON applications FOR EACH ROW EXECUTE FUNCTION take_owner_of_job();

-- Copies the new author of a job into the applications to it.
CREATE OR REPLACE FUNCTION public.give_owner_to_applications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE applications SET owner_id = NEW.author_id WHERE job_id = NEW.id;
  RETURN NULL;
END $function$;

-- When a job goes to another author.
CREATE TRIGGER jobs_author AFTER UPDATE OF author_id ON jobs FOR EACH ROW WHEN (old.author_id IS DISTINCT FROM new.author_id) EXECUTE FUNCTION give_owner_to_applications();

-- Frees the seat of an application that is deleted, as when an account is.
CREATE OR REPLACE FUNCTION public.free_seat_of_deleted_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE job_positions SET filled = filled - 1 WHERE id = OLD.position_id AND filled > 0;
  RETURN NULL;
END $function$;

-- When an accepted application that is in force is deleted.
CREATE TRIGGER applications_free_seat AFTER DELETE ON applications FOR EACH ROW WHEN (old.position_id IS NOT NULL AND old.status = 'accepted'::text AND old.withdrawn_at IS NULL) EXECUTE FUNCTION free_seat_of_deleted_application();

-- Makes rows of the positions and works that 0.2.0 writes as arrays; those that are gone are left out.
CREATE OR REPLACE FUNCTION public.sync_application_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO application_positions (application_id, position_id, sort_order)
  SELECT NEW.id, p.id, asked.n FROM unnest(NEW.position_ids) WITH ORDINALITY AS asked (id, n)
    JOIN job_positions p ON p.id = asked.id FOR KEY SHARE OF p
  ON CONFLICT DO NOTHING;
  INSERT INTO application_portfolio_items (application_id, portfolio_item_id, sort_order)
  SELECT NEW.id, p.id, attached.n FROM unnest(NEW.portfolio_item_ids) WITH ORDINALITY AS attached (id, n)
    JOIN portfolio_items p ON p.id = attached.id FOR KEY SHARE OF p
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $function$;

-- When 0.2.0 writes an application with positions or works.
CREATE TRIGGER applications_rows AFTER INSERT ON applications FOR EACH ROW WHEN (new.position_ids <> '{}'::text[] OR new.portfolio_item_ids <> '{}'::text[]) EXECUTE FUNCTION sync_application_rows();

-- Writes the positions and works of an application as arrays for 0.2.0.
CREATE OR REPLACE FUNCTION public.sync_application_arrays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE applications ap SET
    position_ids = ARRAY(SELECT position_id FROM application_positions WHERE application_id = ap.id ORDER BY sort_order),
    portfolio_item_ids = ARRAY(SELECT portfolio_item_id FROM application_portfolio_items WHERE application_id = ap.id ORDER BY sort_order)
  WHERE ap.id IN (SELECT application_id FROM added);
  RETURN NULL;
END $function$;

-- When this version writes positions.
CREATE TRIGGER application_positions_array AFTER INSERT ON application_positions REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION sync_application_arrays();

-- When this version writes works.
CREATE TRIGGER application_portfolio_items_array AFTER INSERT ON application_portfolio_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION sync_application_arrays();

-- Refuses every change of the audit log.
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog'
AS $function$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END $function$;

-- When a row of the audit log would be changed or deleted, also while triggers are off for a replica.
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_entries ENABLE ALWAYS TRIGGER audit_entries_append_only;
