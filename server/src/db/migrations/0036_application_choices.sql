CREATE TABLE "application_portfolio_items" (
	"application_id" text NOT NULL,
	"portfolio_item_id" text NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "application_portfolio_items_application_id_portfolio_item_id_pk" PRIMARY KEY("application_id","portfolio_item_id")
);
--> statement-breakpoint
CREATE TABLE "application_positions" (
	"application_id" text NOT NULL,
	"position_id" text NOT NULL,
	"sort_order" smallint NOT NULL,
	CONSTRAINT "application_positions_application_id_position_id_pk" PRIMARY KEY("application_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "application_portfolio_items" ADD CONSTRAINT "application_portfolio_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_portfolio_items" ADD CONSTRAINT "application_portfolio_items_portfolio_item_id_portfolio_items_id_fk" FOREIGN KEY ("portfolio_item_id") REFERENCES "public"."portfolio_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_positions" ADD CONSTRAINT "application_positions_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_positions" ADD CONSTRAINT "application_positions_position_id_job_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."job_positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_portfolio_items_of_item" ON "application_portfolio_items" USING btree ("portfolio_item_id");--> statement-breakpoint
CREATE INDEX "application_positions_of_position" ON "application_positions" USING btree ("position_id");--> statement-breakpoint
-- 0.2.0 writes and reads the arrays: until nobody runs it, what it writes becomes rows, and what rows say is in the arrays.
CREATE FUNCTION sync_application_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER applications_rows AFTER INSERT ON applications FOR EACH ROW
  WHEN (NEW.position_ids <> '{}' OR NEW.portfolio_item_ids <> '{}') EXECUTE FUNCTION sync_application_rows();--> statement-breakpoint
INSERT INTO application_positions (application_id, position_id, sort_order)
SELECT ap.id, p.id, asked.n FROM applications ap, unnest(ap.position_ids) WITH ORDINALITY AS asked (id, n)
  JOIN job_positions p ON p.id = asked.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO application_portfolio_items (application_id, portfolio_item_id, sort_order)
SELECT ap.id, p.id, attached.n FROM applications ap, unnest(ap.portfolio_item_ids) WITH ORDINALITY AS attached (id, n)
  JOIN portfolio_items p ON p.id = attached.id
ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION sync_application_arrays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications ap SET
    position_ids = ARRAY(SELECT position_id FROM application_positions WHERE application_id = ap.id ORDER BY sort_order),
    portfolio_item_ids = ARRAY(SELECT portfolio_item_id FROM application_portfolio_items WHERE application_id = ap.id ORDER BY sort_order)
  WHERE ap.id IN (SELECT application_id FROM added);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER application_positions_array AFTER INSERT ON application_positions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION sync_application_arrays();--> statement-breakpoint
CREATE TRIGGER application_portfolio_items_array AFTER INSERT ON application_portfolio_items REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION sync_application_arrays();
