CREATE TABLE "failed_items" (
	"task" text NOT NULL,
	"item" text NOT NULL,
	"tries" integer NOT NULL,
	"error" text NOT NULL,
	"failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "failed_items_task_item_pk" PRIMARY KEY("task","item")
);
