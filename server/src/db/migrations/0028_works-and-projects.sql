CREATE TABLE "project_crew" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_crew_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"upload_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "show_work_to_strangers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_crew" ADD CONSTRAINT "project_crew_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_crew_of_user" ON "project_crew" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "projects_of_owner" ON "projects" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "projects_of_upload" ON "projects" USING btree ("upload_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_of_project" ON "events" USING btree ("project_id","created_at","id") WHERE project_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_of_project" ON "jobs" USING btree ("project_id","created_at","id") WHERE project_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "portfolio_items_newest" ON "portfolio_items" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_of_kind" ON "portfolio_items" USING btree ((CASE WHEN media_type IN ('youtube', 'vimeo') THEN 'video' ELSE media_type END),"created_at","id");--> statement-breakpoint
CREATE INDEX "portfolio_items_tags" ON "portfolio_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "portfolio_items_title" ON "portfolio_items" USING gin (normalize_text(title) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_of_project" ON "posts" USING btree ("project_id","created_at","id") WHERE project_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_showing_work" ON "users" USING btree ("id") WHERE show_work_to_strangers;