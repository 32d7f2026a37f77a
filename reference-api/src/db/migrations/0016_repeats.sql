ALTER TABLE "mail_tokens" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "ended_by_change" boolean DEFAULT false NOT NULL;