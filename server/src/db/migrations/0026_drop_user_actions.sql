INSERT INTO analytics_events (created_at, user_id, kind, page, target_type, target_id, key, metadata)
SELECT created_at, user_id, action, page, target_type, target_id,
  left(coalesce(lower(trim(metadata->>'query')), metadata->>'skill', metadata->>'clickType', ''), 200), metadata FROM user_actions;--> statement-breakpoint
DROP TABLE "user_actions" CASCADE;
