CREATE TABLE "post_pictures" (
	"post_id" text NOT NULL,
	"place" smallint NOT NULL,
	"upload_id" text NOT NULL,
	"alt" text,
	CONSTRAINT "post_pictures_post_id_place_pk" PRIMARY KEY("post_id","place")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "further_pictures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_pictures" ADD CONSTRAINT "post_pictures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_pictures_of_upload" ON "post_pictures" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "posts_showcase" ON "posts" USING btree ("created_at","id") WHERE type = 'showcase';