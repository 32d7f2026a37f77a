CREATE TABLE "error_reports" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"environment" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"shell" text NOT NULL,
	"revision" integer NOT NULL,
	"basis" text NOT NULL,
	"stack" text NOT NULL,
	"path" text NOT NULL,
	"step" text,
	"file" text,
	"outcome" text,
	"override" text,
	"count" integer NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "error_reports_latest" ON "error_reports" USING btree ("last_seen");