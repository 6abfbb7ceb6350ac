ALTER TABLE "sessions" ADD COLUMN "proved_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD COLUMN "used_steps" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_proved_by" CHECK (proved_by IN ('password', 'google', 'mailed-code', 'passkey', 'totp', 'recovery-code'));--> statement-breakpoint
UPDATE "totp_secrets" SET "used_steps" = ARRAY["last_step"] WHERE "last_step" > 0;
