CREATE TABLE "photo_migrations" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"migrated" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"errors" text[] DEFAULT '{}' NOT NULL,
	"last_user_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_totals" (
	"content_type" text NOT NULL,
	"content_id" text NOT NULL,
	"views" integer NOT NULL,
	"duration" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "content_totals_content_type_content_id_pk" PRIMARY KEY("content_type","content_id")
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"people" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_counts_metric_day_key_pk" PRIMARY KEY("metric","day","key")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"subject_id" text,
	"target_type" text,
	"target_id" text,
	"before" jsonb,
	"after" jsonb,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_merges" (
	"id" text PRIMARY KEY NOT NULL,
	"primary_id" text,
	"secondary_id" text NOT NULL,
	"secondary_name" text[] NOT NULL,
	"secondary_email" "citext" NOT NULL,
	"by_id" text,
	"total_items" integer NOT NULL,
	"conflicts" integer NOT NULL,
	"journal" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"user_id" text NOT NULL,
	"email" "citext" PRIMARY KEY NOT NULL,
	"current_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "graduations" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_email" "citext" NOT NULL,
	"current_code_hash" text NOT NULL,
	"new_code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"online_since" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"target_type" text,
	"target_id" text,
	"key" text DEFAULT '' NOT NULL,
	"amount" integer DEFAULT 0 NOT NULL,
	"metadata" jsonb,
	CONSTRAINT "analytics_events_created_at_id_pk" PRIMARY KEY("created_at","id")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "text_highlights" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "text_highlights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" text NOT NULL,
	"post_id" text NOT NULL,
	"selection_length" integer NOT NULL,
	"snippet_hash" text NOT NULL,
	"selected_text" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"method" text NOT NULL,
	"viewport_width" integer NOT NULL,
	"viewport_height" integer NOT NULL,
	"device_type" text NOT NULL,
	CONSTRAINT "text_highlights_created_at_id_pk" PRIMARY KEY("created_at","id")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_text" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_decision" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_note" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "appeal_decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "share_analytics" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "share_highlights" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_primary_id_users_id_fk" FOREIGN KEY ("primary_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_accounts" ADD CONSTRAINT "former_accounts_current_id_users_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduations" ADD CONSTRAINT "graduations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presences" ADD CONSTRAINT "presences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_totals_most" ON "content_totals" USING btree ("content_type","views");--> statement-breakpoint
CREATE INDEX "daily_counts_key" ON "daily_counts" USING btree ("metric","key");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit_entries" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "account_merges_newest" ON "account_merges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_merges_of_primary" ON "account_merges" USING btree ("primary_id");--> statement-breakpoint
CREATE INDEX "account_merges_by" ON "account_merges" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "account_merges_undo" ON "account_merges" USING btree ("undo_until") WHERE journal IS NOT NULL;--> statement-breakpoint
CREATE INDEX "former_accounts_id" ON "former_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_accounts_current" ON "former_accounts" USING btree ("current_id");--> statement-breakpoint
CREATE INDEX "presences_seen" ON "presences" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "analytics_events_of_kind" ON "analytics_events" USING btree ("kind","created_at","key","page","target_id","user_id") WHERE kind IN ('search', 'filter', 'job_click');--> statement-breakpoint
CREATE INDEX "analytics_events_of_key" ON "analytics_events" USING btree ("key","created_at","page","user_id") WHERE kind = 'search';--> statement-breakpoint
CREATE INDEX "analytics_events_of_target" ON "analytics_events" USING btree ("target_id","kind","created_at","user_id") WHERE target_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "analytics_events_of_member" ON "analytics_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "text_highlights_of_member" ON "text_highlights" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "text_highlights_of_post" ON "text_highlights" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "text_highlights_of_words" ON "text_highlights" USING btree ("snippet_hash","created_at");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "applications_decided" ON "applications" USING btree ("decided_at") WHERE decided_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "courses_code_alike" ON "courses" USING gin (course_code gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reports_about" ON "reports" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_decided_by" ON "reports" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "posts_alike" ON "posts" USING gin (content gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_alike" ON "users" USING gin ((email::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE role IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_suspended_until" ON "users" USING btree ("suspended_until") WHERE suspended_until IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_one_role" CHECK (NOT (is_admin AND role IS NOT NULL));--> statement-breakpoint
CREATE FUNCTION create_month_partition(parent text, month date) RETURNS void LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
SELECT create_month_partition(parent, (date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => n))::date)
FROM unnest(ARRAY['analytics_events', 'text_highlights']) parent, generate_series(-3, 2) n;--> statement-breakpoint
CREATE TABLE analytics_events_other PARTITION OF analytics_events DEFAULT;--> statement-breakpoint
CREATE TABLE text_highlights_other PARTITION OF text_highlights DEFAULT;--> statement-breakpoint
UPDATE reports SET subject_id = coalesce(context->'snapshot'->'author'->>'id', CASE target_type WHEN 'user' THEN target_id END)
WHERE EXISTS (SELECT 1 FROM users WHERE id = coalesce(context->'snapshot'->'author'->>'id', CASE target_type WHEN 'user' THEN target_id END));--> statement-breakpoint
INSERT INTO content_totals (content_type, content_id, views, duration)
SELECT content_type, content_id, count(*), sum(view_duration) FROM content_views GROUP BY content_type, content_id;--> statement-breakpoint
ALTER TABLE content_views RENAME TO content_views_before;--> statement-breakpoint
ALTER TABLE content_views_before DROP CONSTRAINT content_views_content_type_content_id_viewer_id_day_pk;--> statement-breakpoint
CREATE TABLE content_views (
	content_type text NOT NULL,
	content_id text NOT NULL,
	viewer_id text NOT NULL,
	day date DEFAULT current_date NOT NULL,
	view_duration integer DEFAULT 0 NOT NULL,
	scroll_depth integer DEFAULT 0 NOT NULL,
	metadata jsonb,
	viewed_at timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT content_views_content_type_content_id_viewer_id_day_pk PRIMARY KEY (content_type, content_id, viewer_id, day)
) PARTITION BY RANGE (day);--> statement-breakpoint
SELECT create_month_partition('content_views', (date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => n))::date)
FROM generate_series(-3, 2) n;--> statement-breakpoint
CREATE TABLE content_views_other PARTITION OF content_views DEFAULT;--> statement-breakpoint
INSERT INTO content_views (content_type, content_id, viewer_id, day, view_duration, scroll_depth, metadata, viewed_at)
SELECT content_type, content_id, viewer_id, day, view_duration, scroll_depth, metadata, viewed_at
FROM content_views_before WHERE day >= current_date - 90;--> statement-breakpoint
DROP TABLE content_views_before;--> statement-breakpoint
ALTER TABLE content_views ADD CONSTRAINT content_views_viewer_id_users_id_fk FOREIGN KEY (viewer_id) REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX content_views_of_viewer ON content_views (viewer_id, viewed_at);--> statement-breakpoint
CREATE INDEX content_views_day ON content_views (day);--> statement-breakpoint
CREATE INDEX content_views_of_type ON content_views (content_type, viewed_at, content_id, viewer_id, view_duration);--> statement-breakpoint
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM CURRENT_USER;
